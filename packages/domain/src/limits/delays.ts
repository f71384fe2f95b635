/** How long the product waits, in milliseconds unless stated otherwise. */
export const delays = {
  /** How long a message with an undo button stays visible. @unit ms */
  undoMs: 10_000,
  /** The pause before a request that failed without a connection is retried. @unit ms */
  reconnectPollMs: 5000,
  /** The pause between the last change of a filter and the search. @unit ms */
  searchDebounceMs: 500,
  /** The time after which the database cancels an SQL statement of a search. @unit ms */
  searchStatementMs: 2000,
  /** The pause between the last typed character and a free-text search. @unit ms */
  submitDebounceMs: 1500,
  /** The pause after the last key press before a user counts as no longer typing. @unit ms */
  notTypingMs: 300,
  /** How long the message 'link copied' stays visible. @unit ms */
  copiedMs: 4000,
  /** The time between saving a password and the redirect to the dashboard. @unit ms */
  passwordSavedRedirectMs: 2000,
  /** How long the confirmation of saved settings stays visible. @unit ms */
  settingsConfirmationMs: 10_000,
  /** How long the confirmation or error of a password e-mail stays visible. @unit ms */
  passwordMailConfirmationMs: 5000,
  /** How long a carousel shows one slide. @unit ms */
  carouselIntervalMs: 4000,
  /** The time between rendering and printing a procurement. @unit ms */
  printDelayMs: 500,
  /**
   * The time between rendering a project for print and the first check whether its images have loaded. @unit
   * ms
   */
  printImagesDelayMs: 1000,
  /** The time between two checks whether the images of a printed project have loaded. @unit ms */
  printImagesPollMs: 200,
  /** The time after which a project is printed even if images are still loading. @unit ms */
  printImagesMaxMs: 15_000,
  /** The time between opening a URL with a hash and scrolling to the section of the hash. @unit ms */
  hashScrollMs: 500,
  /** The time during which a second press of the same button is ignored. @unit ms */
  clickGuardMs: 100,
  /** The time between leaving a dropdown and closing it. @unit ms */
  dropdownCloseMs: 50,
  /** The time between the end of a video and its restart. @unit ms */
  videoRestartMs: 5000,
  /** The distance that an arrow button scrolls a strip. @unit px */
  paddleScrollPx: 500,
  /** The time after which a request without a response fails. @unit ms */
  callTimeoutMs: 30_000,
  /** The time without pending requests before prefetching starts. @unit ms */
  quietMs: 200,
  /** The time after which loading a chunk of the app fails. @unit s */
  chunkLoadTimeoutSeconds: 120,
  /** How long an alert waits, so that one e-mail can report several changes. @unit min */
  alertGroupMinutes: 5,
  /** The pause after the first failed try to send an e-mail. It doubles with each try. @unit min */
  mailRetryMinutes: 2,
  /** The longest pause between two tries to send an e-mail. @unit min */
  mailRetryMaxMinutes: 120,
  /** How long an e-mail is retried after its first failure. @unit d */
  mailRetryDays: 5,
  /** How long the service remembers that it gave up an e-mail. @unit d */
  lostMailDays: 90,
} as const
