// `prepublishOnly` of each published package. `npm publish` of a folder reads the manifest again after `postpack` has restored
// that of the tree, and would announce its exports and ranges to the registry: tarballs are published instead.
console.error(
  'A folder of packages/ is not published directly. Run `npm run release`, which packs and publishes all packages.',
);
process.exitCode = 1;
