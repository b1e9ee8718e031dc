// The page of several tables side by side.
export default {
  /** While no table is shown: a heading, and the button that opens the list of tables. */
  none: { title: 'No table is shown yet', choose: 'Choose the first tables' },
} as const;
