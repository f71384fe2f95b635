/** How many entries are shown, requested or sent at a time. */
export const pages = {
  /** Items or companies per page of search results. */
  searchPageSize: 20,
  /** Counts are exact up to this; above it they are a lower bound. See ADR 6. */
  exactCountMax: 1000,
  /** Companies suggested by the autocomplete. */
  autocompleteResults: 5,
  /** Items that 'show more' adds to a list. */
  listPageSize: 20,
  /** Entries that 'show more' adds to the activity log of a list. */
  activityPageSize: 10,
  /** Company roles per page. */
  companyRolesPageSize: 10,
  /** Company roles per page of cards. */
  companyRolesCardPageSize: 5,
  /** Relevant articles requested. */
  relevantArticles: 10,
  /** Rows of an overview before 'see more'. */
  overviewRows: 5,
  /** Winners shown before the list is expanded. */
  winnersShown: 5,
  /** Notes shown before 'show all'. */
  notesPreview: 2,
  /** Printed notes are compact up to this number. */
  compactNotes: 3,
  /** Maximum number of items in an alert e-mail. */
  alertItems: 20,
  /** Form widths above which the code boxes grow, and grow again. @unit px */
  codeBoxWidths: { some: 436, much: 496 },
} as const
