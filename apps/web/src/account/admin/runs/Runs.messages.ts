import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  sources: NoMessageValues
  source: NoMessageValues
  reading: NoMessageValues
  silent: NoMessageValues
  failing: NoMessageValues
  overdue: NoMessageValues
  silentText: NoMessageValues
  overdueText: NoMessageValues
  lastRun: NoMessageValues
  lastSuccess: NoMessageValues
  nextRun: NoMessageValues
  failures: NoMessageValues
  lastFailure: NoMessageValues
  added: NoMessageValues
  changed: NoMessageValues
  unchanged: NoMessageValues
  skipped: NoMessageValues
  noSources: NoMessageValues
  noSourcesText: NoMessageValues
  jobs: NoMessageValues
  job: NoMessageValues
  fetching: NoMessageValues
  vacuuming: NoMessageValues
  forgetting: NoMessageValues
  exporting: NoMessageValues
  sheets: NoMessageValues
  webhooks: NoMessageValues
  rereading: NoMessageValues
  disclosing: NoMessageValues
  closing: NoMessageValues
  matching: NoMessageValues
  alerts: NoMessageValues
  reminders: NoMessageValues
  mails: NoMessageValues
  waiting: NoMessageValues
  running: NoMessageValues
  givenUp: NoMessageValues
  retrying: NoMessageValues
  oldest: NoMessageValues
  lastFailed: NoMessageValues
  errorAndCode: { error: string; code: string }
}>({
  sources: { id: 'admin.Runs.sources', defaultMessage: 'Sources of notices' },
  source: { id: 'admin.Runs.source', defaultMessage: 'Source' },
  reading: { id: 'admin.Runs.reading', defaultMessage: 'Being read' },
  silent: { id: 'admin.Runs.silent', defaultMessage: 'Silent' },
  failing: { id: 'admin.Runs.failing', defaultMessage: 'Failing' },
  overdue: { id: 'admin.Runs.overdue', defaultMessage: 'Overdue' },
  silentText: {
    id: 'admin.Runs.silentText',
    defaultMessage: 'The source has given nothing for longer than its setting allows.',
  },
  overdueText: {
    id: 'admin.Runs.overdueText',
    defaultMessage:
      'The next run should have begun, but nothing reads the source. Either the setting SOURCES no longer names it, or no process runs jobs.',
  },
  lastRun: { id: 'admin.Runs.lastRun', defaultMessage: 'Last run' },
  lastSuccess: { id: 'admin.Runs.lastSuccess', defaultMessage: 'Last success' },
  nextRun: { id: 'admin.Runs.nextRun', defaultMessage: 'Next run' },
  failures: { id: 'admin.Runs.failures', defaultMessage: 'Failures since the last success' },
  lastFailure: { id: 'admin.Runs.lastFailure', defaultMessage: 'Last failure' },
  added: { id: 'admin.Runs.added', defaultMessage: 'New notices' },
  changed: { id: 'admin.Runs.changed', defaultMessage: 'Notices with changes' },
  unchanged: { id: 'admin.Runs.unchanged', defaultMessage: 'Notices without changes' },
  skipped: { id: 'admin.Runs.skipped', defaultMessage: 'Notices left out' },
  noSources: { id: 'admin.Runs.noSources', defaultMessage: 'No source has been read yet' },
  noSourcesText: { id: 'admin.Runs.noSourcesText', defaultMessage: 'The setting SOURCES names them.' },
  jobs: { id: 'admin.Runs.jobs', defaultMessage: 'Jobs' },
  job: { id: 'admin.Runs.job', defaultMessage: 'Job' },
  fetching: { id: 'admin.Runs.fetching', defaultMessage: 'Fetch notices' },
  vacuuming: { id: 'admin.Runs.vacuuming', defaultMessage: 'Clean up the database' },
  forgetting: { id: 'admin.Runs.forgetting', defaultMessage: 'Delete old personal data' },
  exporting: { id: 'admin.Runs.exporting', defaultMessage: 'Make copies of personal data' },
  sheets: { id: 'admin.Runs.sheets', defaultMessage: 'Make spreadsheets' },
  webhooks: { id: 'admin.Runs.webhooks', defaultMessage: 'Send to webhooks' },
  rereading: { id: 'admin.Runs.rereading', defaultMessage: 'Read stored tenders again' },
  disclosing: { id: 'admin.Runs.disclosing', defaultMessage: 'Read values that are no longer withheld' },
  closing: { id: 'admin.Runs.closing', defaultMessage: 'Close past tenders' },
  matching: { id: 'admin.Runs.matching', defaultMessage: 'Compare changes with agents' },
  alerts: { id: 'admin.Runs.alerts', defaultMessage: 'Write alerts' },
  reminders: { id: 'admin.Runs.reminders', defaultMessage: 'Write reminders' },
  mails: { id: 'admin.Runs.mails', defaultMessage: 'Send mails' },
  waiting: { id: 'admin.Runs.waiting', defaultMessage: 'Waiting' },
  running: { id: 'admin.Runs.running', defaultMessage: 'Running' },
  givenUp: { id: 'admin.Runs.givenUp', defaultMessage: 'Given up' },
  retrying: { id: 'admin.Runs.retrying', defaultMessage: 'Failed and repeated' },
  oldest: { id: 'admin.Runs.oldest', defaultMessage: 'The oldest waits since' },
  lastFailed: { id: 'admin.Runs.lastFailed', defaultMessage: 'Failed' },
  errorAndCode: { id: 'admin.Runs.errorAndCode', defaultMessage: '{error} ({code})' },
})
