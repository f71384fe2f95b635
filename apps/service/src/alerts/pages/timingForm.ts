import { escapeHtml, htmlPage } from '../../mail/htmlPage'
import { alertMessages as messages } from '../../mail/Alert.messages'
import { textIntl } from '../../reference/textIntl'
import type { Timing, TimingView } from './readTiming'
import { timingOf } from './readTiming'

const choices = {
  always: messages.sendAlways,
  daily: messages.sendDaily,
  weekly: messages.sendWeekly,
  never: messages.sendNever,
} as const

export const isTiming = (text: unknown): text is Timing =>
  typeof text === 'string' && Object.hasOwn(choices, text)

/** The value of a field that gives up the own timing of the user. */
export const sharedTiming = 'shared'

export interface Timings {
  /**
   * The agents and lists that the link is about, without those that no longer exist or no longer belong to
   * the user.
   */
  readonly views: readonly [TimingView, ...TimingView[]]
  readonly fieldOf: (view: TimingView) => string
}

/** The path of `saveScript`. The security headers allow no scripts in a page. */
export const saveScriptPath = '/alerts/save.js'

/**
 * Sends the form of a page at once when a person opens the page. Programs that say that they are programs, and
 * pages that a browser loads in advance, do not send it. The query is removed first, so that going back to the
 * page does not send the form again.
 */
export const saveScript = `const send = () => {
  if (document.prerendering || document.visibilityState !== 'visible') return
  removeEventListener('visibilitychange', send, true)
  history.replaceState(null, '', location.pathname)
  document.querySelector('form[data-saves-itself]').requestSubmit()
}
if (!navigator.webdriver) {
  addEventListener('visibilitychange', send, true)
  document.addEventListener('prerenderingchange', send)
  send()
}
`

export function gonePage(message: 'timingGone' | 'restGone' = 'timingGone'): string {
  const { formatMessage } = textIntl('da')
  return htmlPage('da', 'Spadestik', `<p>${escapeHtml(formatMessage(messages[message]))}</p>`)
}

function choicesOf(view: TimingView, field: string, chosen: Timing): string {
  const { formatMessage } = textIntl(view.language)
  return Object.entries(choices)
    .map(([value, label]) => {
      const checked = value === chosen ? ' checked' : ''
      const words = escapeHtml(formatMessage(label))
      return `<label><input type="radio" name="${field}" value="${value}"${checked}> ${words}</label>`
    })
    .join('')
}

function undoForm({ views, fieldOf }: Timings): string {
  const { formatMessage } = textIntl(views[0].language)
  const fields = views.map(
    (view) => `<input name="${fieldOf(view)}" type="hidden" value="${view.ownTime ?? sharedTiming}">`,
  )
  const button = `<button class="plain" name="undo" value="yes">${escapeHtml(formatMessage(messages.undo))}</button>`
  return `<form method="post">${fields.join('')}${button}</form>`
}

function statusOf({ views: [view, ...others] }: Timings, state: 'saved' | 'undone'): string {
  const { formatMessage } = textIntl(view.language)
  const { name } = view
  const saved =
    others.length > 0 ? formatMessage(messages.timesSaved) : formatMessage(messages.timingSaved, { name })
  const text = state === 'undone' ? formatMessage(messages.timingUndone) : saved
  return `<p role="status">${escapeHtml(text)}</p>`
}

interface FormState {
  /** The timings to select. By default, those that apply now. */
  readonly chosen?: (view: TimingView) => Timing
  /** Whether the form is sent as soon as a person opens the page. */
  readonly savesItself?: boolean
  readonly state?: 'saved' | 'undone'
  /** The timings before the last change. The page then offers to undo it. */
  readonly before?: Timings
}

/** Returns the page on which a user chooses when agents and lists write. */
export function timingPage(timings: Timings, form: FormState = {}): string {
  const { chosen = timingOf, savesItself = false, state, before } = form
  const { views, fieldOf } = timings
  const [{ language, name }, ...others] = views
  const { formatMessage } = textIntl(language)
  const isOne = others.length === 0
  const title = isOne ? formatMessage(messages.timingTitle, { name }) : formatMessage(messages.timesTitle)
  const groups = views.map((view) => {
    const label = isOne ? ` aria-label="${escapeHtml(title)}"` : ''
    const legend = isOne ? '' : `<legend><strong>${escapeHtml(view.name)}</strong></legend>`
    const shared = view.isShared
      ? `<p class="quiet">${escapeHtml(formatMessage(messages.timingShared))}</p>`
      : ''
    return `<fieldset${label}>${legend}${choicesOf(view, fieldOf(view), chosen(view))}</fieldset>${shared}`
  })
  const save = `<button>${escapeHtml(formatMessage(messages.save))}</button>`
  const parts = [
    state === undefined ? '' : statusOf(timings, state),
    before === undefined ? '' : undoForm(before),
    `<form method="post"${savesItself ? ' data-saves-itself' : ''}>${groups.join('')}${save}</form>`,
    savesItself ? `<script src="${saveScriptPath}" defer></script>` : '',
  ]
  return htmlPage(language, title, parts.join(''))
}
