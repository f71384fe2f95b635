/** How many of something are shown, asked for or sent at a time. */
export const pages = {
  /** Items, and companies, on a page of search results. @source specification 9 */
  searchPageSize: 20,
  /** Matches up to which a count is exact; above it the count is a lower bound. @source decision 7 */
  exactCountMax: 1000,
  /** Companies that the autocomplete offers. @source specification 9 */
  autocompleteResults: 5,
  /** Items that one press of 'show more' adds on a list. @source specification 9 */
  listPageSize: 20,
  /** Entries of a list's activity log that one press of 'show more' adds. */
  activityPageSize: 10,
  /** Company roles on a page. @source specification 9 */
  companyRolesPageSize: 10,
  /** Company roles on a page of cards. @source specification 9 */
  companyRolesCardPageSize: 5,
  /** Relevant articles asked for. @source specification 9 */
  relevantArticles: 10,
  /** Rows of an overview before 'see more'. @source specification 9 */
  overviewRows: 5,
  /** Winners shown before the list is expanded. @source specification 9 */
  winnersShown: 5,
  /** Notes shown before the rest are asked for. @source specification 9 */
  notesPreview: 2,
  /** Rows of a text area. @source specification 5 */
  textAreaRows: 3,
  /** Printed notes that are laid out compactly at most. @source specification 2 (Printable views) */
  compactNotes: 3,
  /** Items in an e-mail of an agent. @source specification 9 */
  alertItems: 20,
  /** Widths of a form above which its code boxes grow, and grow again. @unit px @source specification 9 */
  codeBoxWidths: { some: 436, much: 496 },
  /** Images that a carousel may show at a time. @source specification 5 */
  carouselImagesPerView: [1, 2, 3, 4, 6, 12],
} as const
