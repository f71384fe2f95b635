import { describe, test } from 'vitest'
import { expectResponse } from '../interaction/expectResponse'
import { closed } from '../interaction/Reads'

const admin = 'an administrator is signed in'

describe('the sources and jobs', () => {
  test('[G06] [J07] sources say when they were read, and why they fail', () =>
    expectResponse({
      operation: 'getManagedSources',
      wants: 'the first source',
      given: [admin, 'a source of notices has failed'],
      request: { query: { index: 0, limit: 1 } },
      reads: {
        items: [
          closed({
            name: true,
            state: true,
            lastRun: true,
            lastSuccess: true,
            nextRun: true,
            failures: true,
            failure: true,
            added: true,
            changed: true,
            unchanged: true,
            skipped: true,
          }),
        ],
        count: true,
      },
    }))

  test('[G06] [J07] jobs say how many runs wait, go on and were given up', () =>
    expectResponse({
      operation: 'getManagedJobs',
      wants: 'the runs of each job',
      given: [admin],
      reads: [{ kind: true, waiting: true, running: true, retrying: true, givenUp: true }],
    }))
})
