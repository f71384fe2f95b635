/** How long the product waits. Units are milliseconds unless stated otherwise. */
export const delays = {
  /** How long a message with an undo button stays. */
  undoMs: 10_000,
  /** How long to wait before repeating a call that found no connection. */
  reconnectPollMs: 5000,
  /** From the last filter change to the search. @unit ms */
  searchDebounceMs: 500,
  /** From the last typed letter to a free-text search. @unit ms */
  submitDebounceMs: 1500,
  /** Without a key press for this long, the user counts as not typing. @unit ms */
  notTypingMs: 300,
  /** How long 'link copied' stays. @unit ms */
  copiedMs: 4000,
  /** From a saved password to the redirect to the dashboard. @unit ms */
  passwordSavedRedirectMs: 2000,
  /** How long the confirmation of saved settings stays. @unit ms */
  settingsConfirmationMs: 10_000,
  /** How long the confirmation or error of a password e-mail stays. @unit ms */
  passwordMailConfirmationMs: 5000,
  /** Between two slides of a carousel. @unit ms */
  carouselIntervalMs: 4000,
  /** The wait after a procurement is rendered for print, before it is printed. @unit ms */
  printDelayMs: 500,
  /** The wait after a project is rendered for print, before the first check whether its images have loaded. @unit ms */
  printImagesDelayMs: 1000,
  /** The wait between two checks whether the images of a printed project have loaded. @unit ms */
  printImagesPollMs: 200,
  /** Prints a project after this, even if images are still loading. @unit ms */
  printImagesMaxMs: 15_000,
  /** Before a hash in the URL scrolls to its section. @unit ms */
  hashScrollMs: 500,
  /** A second press of a button within this time is ignored. @unit ms */
  clickGuardMs: 100,
  /** From leaving a dropdown to closing it. @unit ms */
  dropdownCloseMs: 50,
  /** From the end of a video to its restart. @unit ms */
  videoRestartMs: 5000,
  /** How far an arrow button scrolls a strip. @unit px */
  paddleScrollPx: 500,
  /** A call without a response fails after this. @unit ms */
  callTimeoutMs: 30_000,
  /** A page without pending calls for this long is idle, and prefetching starts. @unit ms */
  quietMs: 200,
  /** Loading a chunk fails after this. @unit s */
  chunkLoadTimeoutSeconds: 120,
  /** How long changes are collected before they are sent together in one e-mail. @unit min */
  alertGroupMinutes: 5,
} as const
