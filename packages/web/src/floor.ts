// The entry of the floor: the console is a package of its own, and every page of the build is one of this package.
import '@punto/console/main.tsx';
