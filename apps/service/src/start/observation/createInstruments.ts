import type { Meter } from '@opentelemetry/api'
import type { CountedEvent } from '../../storage/observed/Work'
import type { MailContent } from '../../storage/records/MailContent'
import type { QuotaName } from '../../storage/records/QuotaName'

/** The upper bounds of durations that OpenTelemetry recommends for requests. @unit s */
const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
/** @unit s */
const statementBounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10]
/** @unit s */
const jobBounds = [0.01, 0.1, 1, 5, 10, 30, 60, 300, 1800, 7200]

const mailKinds = {
  alert: true,
  reminder: true,
  activation: true,
  passwordReset: true,
  passwordChanged: true,
  emailChanged: true,
  personalDataReady: true,
  sheetReady: true,
  keyMade: true,
  webhookEnded: true,
  limitedAccessCode: true,
  tip: true,
  customerRequest: true,
} satisfies Record<MailContent['kind'], true>

const quotaNames = {
  'user-calls': true,
  'address-calls': true,
  'user-searches': true,
  'user-search-time': true,
  'company-searches': true,
  'company-search-time': true,
} satisfies Record<QuotaName, true>

/**
 * Creates what is counted and timed. Names follow the semantic conventions of OpenTelemetry, or begin with the
 * name of the product where there is none.
 */
export function createInstruments(meter: Meter) {
  const duration = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries } })
  const counter = (name: string, description: string) => meter.createCounter(name, { description })
  const searches = counter('spadestik.searches', 'Searches, by what decides their cost.')
  const mails = counter('spadestik.mails', 'E-mails sent, failed and given up.')
  const refusals = counter('spadestik.quotas.refused', 'Calls refused because a quota was used up.')
  const shed = counter('spadestik.requests.shed', 'Requests refused because the process was overloaded.')
  // A counter that begins at 0 shows its first increase.
  shed.add(0)
  for (const quota of Object.keys(quotaNames)) refusals.add(0, { quota })
  for (const kind of Object.keys(mailKinds))
    for (const outcome of ['sent', 'failed', 'givenUp']) mails.add(0, { kind, outcome })
  return {
    requestDuration: duration(
      'http.server.request.duration',
      'From the headers of a request to the end of its response.',
      requestBounds,
    ),
    statementDuration: duration(
      'db.client.operation.duration',
      'SQL statements of requests and jobs, without the wait for a connection.',
      statementBounds,
    ),
    jobDuration: duration('spadestik.job.duration', 'Runs of jobs.', jobBounds),
    count: (event: CountedEvent) => {
      switch (event.name) {
        case 'search':
          return searches.add(1, { item_type: event.itemType, kind: event.kind })
        case 'mail':
          return mails.add(1, { kind: event.kind, outcome: event.outcome })
        case 'refusal':
          return refusals.add(1, { quota: event.quota })
        default:
          return shed.add(1)
      }
    },
  }
}

export type Instruments = ReturnType<typeof createInstruments>
