/**
 * Every size, delay and bound of the product, each with its unit.
 * @source specification 9
 */
export const limits = {
  /** Hours a remembered login lives. */
  rememberedSessionHours: 168,
  /** Hours a limited-access session lives. */
  limitedSessionHours: 336,
  /** Characters a password has at least. */
  passwordMinLength: 8,
  /** Characters of a limited-access code. */
  codeLength: 4,
  /** Characters of a person's name or position at most. */
  personTextMaxLength: 255,
  /** Characters of an agent's or a list's name at most. */
  nameMaxLength: 100,
  /** Items on a page of search results. */
  searchPageSize: 20,
  /** Matches up to which a count is exact; above it the count is a lower bound. */
  exactCountMax: 1000,
  /** Milliseconds between the last change of a filter and the search. */
  searchDebounceMs: 500,
  /** Milliseconds between the last typed letter and a search by free text. */
  submitDebounceMs: 1500,
  /** Milliseconds after which a person counts as no longer typing. */
  notTypingMs: 300,
  /** Characters at which the company autocomplete begins. */
  autocompleteMinLength: 2,
  /** Companies that the autocomplete offers. */
  autocompleteResults: 5,
  /** Bounds of the estimated sum, in millions of the currency. */
  budgetMillions: { min: 0, max: 3000 },
  /** Currency units in a million. */
  budgetFactor: 1_000_000,
  /** Bounds of building size, in square metres. */
  buildingSize: { min: 0, max: 1_000_000 },
  /** Bounds of ground size, in square metres. */
  groundSize: { min: 0, max: 1_000_000 },
  /** Bounds of running metres, in metres. */
  metres: { min: 0, max: 1_000_000 },
  /** Bounds of the number of units. */
  units: { min: 0, max: 100_000 },
  /** Items that one press of 'show more' adds on a list. */
  listPageSize: 20,
  /** Company roles on a page. */
  companyRolesPageSize: 10,
  /** Relevant articles asked for. */
  relevantArticles: 10,
  /** Rows of an overview before 'see more'. */
  overviewRows: 5,
  /** Winners shown before the list is expanded. */
  winnersShown: 5,
  /** Characters of a role's note before it is cut. */
  shortNoteLength: 50,
  /** Characters of a criterion's text before it is cut. */
  criterionTextLength: 15,
  /** Days that the updates of a row reach back. */
  recentUpdateDays: 5,
  /** Milliseconds that 'link copied' stays. */
  copiedMs: 4000,
  /** Milliseconds before a hash in the address scrolls to its section. */
  hashScrollMs: 500,
  /** Milliseconds in which a button takes no second press. */
  clickGuardMs: 100,
  /** Days before a deadline in which it counts as near. Our own choice: two working weeks. */
  nearDeadlineDays: 14,
} as const
