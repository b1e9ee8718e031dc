// `node resolve-packed.mjs TARBALL`: prints what arethetypeswrong finds in a packed package, as JSON.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';

const [, , tarball] = process.argv;
console.log(JSON.stringify(await checkPackage(createPackageFromTarballData(readFileSync(tarball)))));
