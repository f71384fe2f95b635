// How long the app and the service wait, in milliseconds unless stated otherwise.

/** How long a message with an undo button stays visible. @unit ms */
export const undoMs = 10_000
/** The pause between attempts to reach the service while there is no connection. @unit ms */
export const reconnectPollMs = 5000
/** The pause between the last change of a filter and the search. @unit ms */
export const searchDebounceMs = 500
/** The time after which the database cancels an SQL statement of a search. @unit ms */
export const searchStatementMs = 2000
/** The time after which waiting for a connection to the database fails. @unit ms */
export const databaseConnectMs = 5000
/** The pause between the last typed character and a free-text search. @unit ms */
export const submitDebounceMs = 1500
/** A user who has pressed no key for this time no longer counts as typing. @unit ms */
export const notTypingMs = 300
export const copiedMs = 4000
export const passwordSavedRedirectMs = 2000

/** How often the app asks whether a copy of the user's data is ready (W06). @unit ms */
export const exportPollMs = 15_000
/** How often the app renews a signed link, which is valid for two hours at least. @unit ms */
export const signedLinkRenewalMs = 3_600_000
export const settingsConfirmationMs = 10_000
/** How long the service takes to answer a request for a password mail, to any address. @unit ms */
export const resetAnswerMs = 300
/** How long the confirmation or error of a password e-mail stays visible. @unit ms */
export const passwordMailConfirmationMs = 5000
export const carouselIntervalMs = 4000
/** The time between rendering and printing a procurement. @unit ms */
export const printDelayMs = 500
/**
 * The time between rendering a project for print and the first check whether its images have loaded.
 * @unit ms
 */
export const printImagesDelayMs = 1000
/** The time between two checks whether the images of a printed project have loaded. @unit ms */
export const printImagesPollMs = 200
/** The time after which a project is printed even if images are still loading. @unit ms */
export const printImagesMaxMs = 15_000
/** The time between opening a URL with a hash and scrolling to the section of the hash. @unit ms */
export const hashScrollMs = 500
/** The time during which a second press of the same button is ignored. @unit ms */
export const clickGuardMs = 100
/** How long a menu stays open after the user has chosen an entry. @unit ms */
export const dropdownCloseMs = 50
/** The time between the end of a video and its restart. @unit ms */
export const videoRestartMs = 5000
/** How far one press of an arrow button scrolls a strip of cards. @unit px */
export const paddleScrollPx = 500
/** The time after which a request without a response fails. @unit ms */
export const callTimeoutMs = 30_000
/**
 * The maximum time for which requests for other data are delayed while the first data of the screen is not
 * visible yet. @unit ms
 */
export const firstShownMs = 2000
/** The time without pending requests after which the app starts to prefetch. @unit ms */
export const quietMs = 200
/** The time after which loading a chunk of the app fails. @unit s */
export const chunkLoadTimeoutSeconds = 120
/** How long an e-mail about a change waits for further changes, which it then also reports. @unit min */
export const alertGroupMinutes = 5
/** The pause after the first failed try to send an e-mail. Each further pause is twice as long. @unit min */
export const mailRetryMinutes = 2
/** The longest pause between two tries to send an e-mail. @unit min */
export const mailRetryMaxMinutes = 120
/** How long the service tries again to send an e-mail after the first failure. @unit d */
export const mailRetryDays = 5
/** How long the service keeps the record that it stopped retrying an e-mail. @unit d */
export const lostMailDays = 90
