// Entry of the page /floor. The console is a separate package, but every page of the build is in this one.
import '@punto/console/main.tsx';
