// How many items, cards, notes and so on are shown, requested or sent at a time.

/** Items or companies per page of search results. */
export const searchPageSize = 20
/**
 * How many result cards are rendered before the others when a response arrives. A phone's screen has room for
 * fewer.
 */
export const firstCards = 6
/**
 * Counts up to this number are exact. Instead of a higher count, this number and a flag are returned. See
 * ADR 6.
 */
export const exactCountMax = 1000
/** Maximum number of companies that the autocomplete suggests. */
export const autocompleteResults = 5
/** Maximum number of selected items. The contract has the same limit. */
export const selectionMax = 200
/** Items that 'show more' adds to a list. */
export const listPageSize = 20
/** Entries that 'show more' adds to the activity log of a list. */
export const activityPageSize = 10
/** How many roles of a company one page lists. */
export const companyRolesPageSize = 10
/** How many of a company's newest roles the details of a search result show. */
export const companyRolesCardPageSize = 5
/** Number of articles that are requested about a user's lists. */
export const relevantArticles = 10
/** Rows of an overview before the user presses 'see more'. */
export const overviewRows = 5
/** How many deadlines and how many changes the dashboard requests. */
export const todayItems = 20
/** How many days ahead the dashboard shows deadlines. @unit d */
export const todayDays = 14
/** The number of days for which the dashboard shows what agents have found. @unit d */
export const todayMatchDays = 30
/**
 * Maximum number of events in a calendar feed. If there are more, past ones are left out first.
 */
export const calendarFeedEvents = 500
/** How long a calendar feed contains past deadlines and withdrawn events. @unit d */
export const calendarPastDays = 30
/** How often calendar programs should read a calendar feed. @unit min */
export const calendarRefreshMinutes = 60
/** Winners shown before the list is expanded. */
export const winnersShown = 5
/** Notes shown before the user presses 'show all'. */
export const notesPreview = 2
/** Maximum number of items that are printed together. */
export const printedItems = 50
/** Maximum number of notes that are printed in the compact layout. */
export const compactNotes = 3
/** Maximum number of items in an alert e-mail. */
export const alertItems = 20
/** The number of latest items that an agent would have sent, shown before the agent is saved. */
export const rehearsalItems = 5
/**
 * How many of an agent's latest items are compared with the proposals for narrowing it (S26). @unit items
 */
export const narrowingItems = 100
/** The number of proposals for narrowing an agent (S26). @unit proposals */
export const narrowingProposals = 2
/**
 * The widths of the limited-access form above which the boxes for the letters of the code become larger.
 * @unit px
 */
export const codeBoxWidths = { some: 436, much: 496 } as const
