import { expect, test } from 'vitest'
import { limits } from './limits'

/** The constants of the product and their descriptions, in the order of the requirements. */
test.each([
  ['remembered-login value 168', limits.rememberedSessionHours, 168],
  ['limited-access session 336', limits.limitedSessionHours, 336],
  ['minimum password length 8', limits.passwordMinLength, 8],
  ['verification code 4 characters', limits.codeLength, 4],
  ['name and position at most 255 characters', limits.personTextMaxLength, 255],
  ['agent and list name 1 to 100 characters', [limits.nameMinLength, limits.nameMaxLength], [1, 100]],
  ['search page size 20', limits.searchPageSize, 20],
  [
    'search debounce 500 ms, submit 1500 ms, not typing 300 ms',
    [limits.searchDebounceMs, limits.submitDebounceMs, limits.notTypingMs],
    [500, 1500, 300],
  ],
  [
    'autocomplete 2 characters, 5 results',
    [limits.autocompleteMinLength, limits.autocompleteResults],
    [2, 5],
  ],
  ['millions, factor 1,000,000', limits.budgetFactor, 1_000_000],
  ['scheduled-update e-mails contain the latest 20 items', limits.alertItems, 20],
  ['related lists show more by 20', limits.listPageSize, 20],
  ['company roles 10, 5 on cards', [limits.companyRolesPageSize, limits.companyRolesCardPageSize], [10, 5]],
  ['notes preview 2', limits.notesPreview, 2],
  ['updates dropdown covers 5 days', limits.recentUpdateDays, 5],
  ['overviews 5 rows', limits.overviewRows, 5],
  ['relevant articles 10', limits.relevantArticles, 10],
  ['up to 50 items are printed together', limits.printedItems, 50],
  ['winners collapse above 5', limits.winnersShown, 5],
  ['short note 50 characters', limits.shortNoteLength, 50],
  ['criteria text cut at 15 characters', limits.criterionTextLength, 15],
  ['agent counts: 30 days, 1 day', [limits.monthlyResultDays, limits.dailyResultDays], [30, 1]],
  ['link copied 4000 ms', limits.copiedMs, 4000],
  ['redirect after password save 2000 ms', limits.passwordSavedRedirectMs, 2000],
  ['settings confirmation 10 s', limits.settingsConfirmationMs, 10_000],
  ['password-mail confirmation 5 s', limits.passwordMailConfirmationMs, 5000],
  ['carousel interval 4000 ms', limits.carouselIntervalMs, 4000],
  [
    'print delay 500 ms, or 1 s and then 200 ms polling',
    [limits.printDelayMs, limits.printImagesDelayMs, limits.printImagesPollMs],
    [500, 1000, 200],
  ],
  ['hash scroll delay 500 ms', limits.hashScrollMs, 500],
  ['click guard 100 ms', limits.clickGuardMs, 100],
  ['dropdown close delay 50 ms', limits.dropdownCloseMs, 50],
  ['video loop restart 5 s', limits.videoRestartMs, 5000],
  ['paddle scroll 500 px', limits.paddleScrollPx, 500],
  ['chunk load timeout 120 seconds', limits.chunkLoadTimeoutSeconds, 120],
  ['code boxes are larger above form widths 496 and 436 px', limits.codeBoxWidths, { some: 436, much: 496 }],
  ['default calling code 45', limits.defaultCallingCode, 45],
])('[Z04] %s', (_words, kept, stated) => {
  expect(kept).toEqual(stated)
})
