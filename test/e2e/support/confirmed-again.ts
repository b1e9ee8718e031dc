/** The type of the annotation of a test in which Confirm had to be pressed twice; the run lists them. */
export const CONFIRMED_AGAIN = 'Confirm was pressed again';
