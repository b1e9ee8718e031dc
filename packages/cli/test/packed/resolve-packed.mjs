// `node resolve-packed.mjs TARBALLS…`: prints what arethetypeswrong finds in each packed package, as a list in JSON.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const found = [];
for (const tarball of process.argv.slice(2))
  found.push(await checkPackage(createPackageFromTarballData(readFileSync(tarball))));
console.log(JSON.stringify(found));
