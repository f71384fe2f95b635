/** How long the product waits. All but `paddleScroll` and those that say otherwise are milliseconds. */
export const delays = {
  /** A message that offers to undo stays for this. Our own bound. */
  undoMs: 10_000,
  /** A call that found no connection is repeated after this. Our own bound. */
  reconnectPollMs: 5000,
  /** Between the last change of a filter and the search. @unit ms @source specification 9 */
  searchDebounceMs: 500,
  /** Between the last typed letter and a search by free text. @unit ms @source specification 9 */
  submitDebounceMs: 1500,
  /** After which a person counts as no longer typing. @unit ms @source specification 9 */
  notTypingMs: 300,
  /** That 'link copied' stays. @unit ms @source specification 9 */
  copiedMs: 4000,
  /** Between a saved password and the way to the dashboard. @unit ms @source specification 9 */
  passwordSavedRedirectMs: 2000,
  /** That the confirmation of settings stays. @unit ms @source specification 9 */
  settingsConfirmationMs: 10_000,
  /** That the confirmation, or the error, of a password's e-mail stays. @unit ms @source specification 9 */
  passwordMailConfirmationMs: 5000,
  /** Between two turns of a carousel. @unit ms @source specification 9 */
  carouselIntervalMs: 4000,
  /** Between a rendered procurement and its printing. @unit ms @source specification 9, decision 29 */
  printDelayMs: 500,
  /** Before a printed project's images are looked at first. @unit ms @source specification 9, decision 29 */
  printImagesDelayMs: 1000,
  /** Between two looks at a printed project's images. @unit ms @source specification 9, decision 29 */
  printImagesPollMs: 200,
  /** After which a project is printed whatever its images do. @unit ms @source decision 29 */
  printImagesMaxMs: 15_000,
  /** Before a hash in the address scrolls to its section. @unit ms @source specification 9 */
  hashScrollMs: 500,
  /** In which a button takes no second press. @unit ms @source specification 9 */
  clickGuardMs: 100,
  /** Between leaving a dropdown and its closing. @unit ms @source specification 9 */
  dropdownCloseMs: 50,
  /** Between the end of a video and its next round. @unit ms @source specification 9 */
  videoRestartMs: 5000,
  /** How far a paddle moves a strip. @unit px @source specification 9 */
  paddleScrollPx: 500,
  /** After which a call without an answer counts as failed. @unit ms */
  callTimeoutMs: 30_000,
  /** Without a call under way after which a page has what it asked for, and what is wanted later is fetched. @unit ms */
  quietMs: 200,
  /** That a part of the app may take to load. @unit s @source specification 9 */
  chunkLoadTimeoutSeconds: 120,
  /** In which changes are gathered for one e-mail of an agent that always writes. @unit min @source decision 40 */
  alertGroupMinutes: 5,
} as const
