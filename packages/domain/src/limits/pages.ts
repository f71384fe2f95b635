// How many items, cards, notes and so on are shown, requested or sent at a time.

export const searchPageSize = 20
/**
 * How many result cards are rendered immediately when a response arrives. They fill more than a phone's
 * screen, so the other cards can be rendered afterwards.
 */
export const firstCards = 6
/**
 * The highest number of matches that is counted exactly. If there are more, the service returns this number,
 * and `countIsCapped` is true. See ADR 6.
 */
export const exactCountMax = 1000
export const autocompleteResults = 5
/** The maximum number of agents of a user, and of lists. */
export const agentsMax = 100
export const listsMax = 100
/** The maximum number of notes on one item that a user can see. */
export const notesMax = 200
/** The maximum number of items that a user can select at a time. The OpenAPI contract has the same limit. */
export const selectionMax = 200
/** The number of items that 'show more' adds to a list. */
export const listPageSize = 20
/** The page size of the items of a list, and of hidden items, of each type. The OpenAPI contract has the same limit. */
export const listRowsPageSize = 100
/** The number of entries that 'show more' adds to the activity log of a list. */
export const activityPageSize = 10
export const companyRolesPageSize = 10
/** The number of a company's newest roles that an expanded search result shows. */
export const companyRolesCardPageSize = 5
/** The maximum number of keys of a user. */
export const apiKeysMax = 20
/** How far ahead the last day of a key can be. @unit d */
export const apiKeyDaysMax = 731

/** Number of articles that are requested about a user's lists. */
export const relevantArticles = 10
/** The number of rows that an overview on the dashboard shows until the user presses 'see more'. */
export const overviewRows = 5
/** The maximum number of deadlines on the dashboard, and the maximum number of changes on it. */
export const todayItems = 20
/** How many days ahead the dashboard shows deadlines. @unit d */
export const todayDays = 14
/** How many days back the dashboard shows items that agents (saved searches) have found. @unit d */
export const todayMatchDays = 30
/**
 * The maximum number of events in a calendar feed. If there are more events, past events are left out first.
 */
export const calendarFeedEvents = 500
/** The number of days for which past deadlines and withdrawn events stay in a calendar feed. @unit d */
export const calendarPastDays = 30
/** How often calendar programs should read a calendar feed. @unit min */
export const calendarRefreshMinutes = 60
/** The number of items in a feed of news, the latest first. */
export const newsEntries = 100
/** The maximum length of a title in a feed of news. @unit characters */
export const newsTitleLength = 300
/** The maximum length of a text in a feed of news. @unit characters */
export const newsTextLength = 2000
/** The number of winners that are shown before the list is expanded. */
export const winnersShown = 5
/** The number of lots that are shown before the list is expanded. A filter is offered for longer lists. */
export const lotsShown = 10
/** Notes shown before the user presses 'show all'. */
export const notesPreview = 2
export const printedItems = 50
/**
 * The maximum number of notes that are printed side by side. If an item has more notes, they are printed
 * below each other.
 */
export const compactNotes = 3
export const alertItems = 20
/** The maximum number of urgent items in an alert that are not among its latest items (Z06). */
export const alertUrgentItems = 10
/** The number of changes of an item that an alert describes. */
export const alertChanges = 4
/** How long the list of items that an alert only counts can be opened. @unit d */
export const alertRestDays = 90
/** The number of items on a page of the list of items that an alert only counts (Z06). */
export const alertRestItems = 50
/** The maximum size of a form that a page linked from an e-mail accepts. @unit bytes */
export const formBytes = 32_768
/** The number of items in the preview of what an agent (a saved search) would have sent. */
export const rehearsalItems = 5
/**
 * The number of latest results of an agent (a saved search) on which the service tries out stricter filters
 * (S26). @unit items
 */
export const narrowingItems = 100
/**
 * How many stricter filters the service proposes for an agent (a saved search) at most (S26). @unit proposals
 */
export const narrowingProposals = 2
/**
 * The minimum widths at which the form for limited access enlarges the boxes for the letters of the code:
 * `some` for larger boxes, and `much` for the largest boxes. @unit px
 */
export const codeBoxWidths = { some: 436, much: 496 } as const
