// Vite plugin that puts the bundler's function for namespaces into the file of the app, which everything imports. The bundler writes
// a file of 158 bytes for it, which is one more request of the first view.
import { basename } from 'node:path';
import { type Plugin, type Rolldown, rolldownVersion } from 'vite';

type Chunk = Rolldown.OutputChunk;

const RUNTIME = 'rolldown-runtime';
const EXPORT = /export\{([\w$]+)\};?\s*$/;
/** Longer than the names of the minifier. */
const NAME = 'nsOf';

export const runtimeInApp: Plugin = {
  name: 'punto-runtime-in-app',
  apply: 'build',
  // The name of the app's file is known before the function is in it.
  augmentChunkHash: ({ isEntry }) => (isEntry ? rolldownVersion : undefined),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === RUNTIME);
    const app = chunks.find(({ isEntry }) => isEntry);
    if (!runtime || !app) return;
    addTo(app, runtime);
    for (const chunk of chunks) if (chunk.imports.includes(runtime.fileName)) useFrom(app, runtime, chunk);
    delete bundle[runtime.fileName];
  },
};

const addTo = (app: Chunk, runtime: Chunk): void => {
  const [statement, local] = EXPORT.exec(runtime.code) ?? [];
  if (statement === undefined) throw new Error(`${runtime.fileName} exports more than one function.`);
  app.code += `const ${NAME}=(()=>{${runtime.code.replace(statement, `return ${local}`)}})();export{${NAME}};`;
};

const useFrom = (app: Chunk, runtime: Chunk, chunk: Chunk): void => {
  const fromRuntime = new RegExp(`import\\{[\\w$]+ as ([\\w$]+)\\}from"\\./${basename(runtime.fileName)}"`);
  if (!fromRuntime.test(chunk.code))
    throw new Error(`${chunk.fileName} imports the runtime in another form.`);
  chunk.code = chunk.code.replace(
    fromRuntime,
    (_, local) => `import{${NAME} as ${local}}from"./${basename(app.fileName)}"`,
  );
  const others = chunk.imports.filter((file) => file !== runtime.fileName && file !== app.fileName);
  chunk.imports = [app.fileName, ...others];
};
