// How much of the product leaves it as spreadsheets (ADR 97).

/** The maximum number of items in a spreadsheet, and of rows in its sheet of lots. The OpenAPI contract names it. */
export const sheetRowsMax = 50_000
/** The number of items that are read at a time. */
export const sheetPageSize = 200
/** The longest pause after each page. A pause is as long as the page took, so that others get their turn. @unit ms */
export const sheetPauseMs = 500
/** The longest that the database may search for the items of a spreadsheet. @unit ms */
export const sheetSearchMs = 60_000
/** The maximum size of a file. @unit bytes */
export const sheetBytesMax = 64_000_000
/** The size of the parts in which a file is stored. @unit bytes */
export const sheetPartBytes = 262_144
/** The spreadsheets of a user that wait or are being made. */
export const userSheetsAtOnce = 2
/** The spreadsheets of all users of a company that wait or are being made. */
export const companySheetsAtOnce = 6
/** The spreadsheets that a user can ask for within a day. */
export const sheetsPerDay = 50
/** The spreadsheets of a user that are kept. Older ones are deleted when the user asks for another one. */
export const sheetsKept = 20
/** For how many days a spreadsheet is kept. @unit d */
export const sheetDays = 7
/** How often a spreadsheet is begun, if processes are killed or fail. */
export const sheetAttempts = 3
/** How long a spreadsheet belongs to a process that reports no progress. @unit ms */
export const sheetLeaseMs = 60_000
/** For how long a user waits for a spreadsheet without getting a mail when it is ready. @unit ms */
export const sheetMailMs = 60_000
/** How often the app asks for the progress of a spreadsheet. @unit ms */
export const sheetProgressMs = 1500
