import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  notFound: NoMessageValues
  notFoundText: NoMessageValues
  upgrade: NoMessageValues
  upgradeText: NoMessageValues
  phaseText: { phase: string }
  accessRunOut: NoMessageValues
  accessRunOutText: NoMessageValues
  offline: NoMessageValues
  offlineText: NoMessageValues
  failed: NoMessageValues
  failedText: NoMessageValues
  notBuilt: NoMessageValues
  notBuiltText: NoMessageValues
  refused: NoMessageValues
  refusedText: NoMessageValues
  tooMany: NoMessageValues
  tooManyText: { minutes: number; seconds: number }
  slow: NoMessageValues
  slowText: NoMessageValues
  tryAgain: NoMessageValues
  toSearch: NoMessageValues
}>({
  notFound: { id: 'web.ProblemView.notFound', defaultMessage: 'Not found' },
  notFoundText: {
    id: 'web.ProblemView.notFoundText',
    defaultMessage: 'What you are looking for does not exist in our database.',
  },
  upgrade: { id: 'web.ProblemView.upgrade', defaultMessage: 'Your product does not include this' },
  upgradeText: {
    id: 'web.ProblemView.upgradeText',
    defaultMessage: 'Upgrade your subscription to see it. Talk to us and we will find the one that fits.',
  },
  phaseText: {
    id: 'web.ProblemView.phaseText',
    defaultMessage:
      'The project is in the phase {phase}, which your product does not cover. Talk to us and we will find the one that fits.',
  },
  accessRunOut: { id: 'web.ProblemView.accessRunOut', defaultMessage: 'Your limited access has run out' },
  accessRunOutText: {
    id: 'web.ProblemView.accessRunOutText',
    defaultMessage: 'You have used all your views. Log in with a full account to go on.',
  },
  offline: { id: 'web.ProblemView.offline', defaultMessage: 'No connection' },
  offlineText: {
    id: 'web.ProblemView.offlineText',
    defaultMessage: 'The service cannot be reached. Check your connection and try again.',
  },
  failed: { id: 'web.ProblemView.failed', defaultMessage: 'That did not work' },
  failedText: {
    id: 'web.ProblemView.failedText',
    defaultMessage: 'An unexpected error occurred. Try again later, or contact our support.',
  },
  notBuilt: { id: 'web.ProblemView.notBuilt', defaultMessage: 'Not available yet' },
  notBuiltText: {
    id: 'web.ProblemView.notBuiltText',
    defaultMessage: 'The service does not answer this yet.',
  },
  refused: { id: 'web.ProblemView.refused', defaultMessage: 'The service did not accept this' },
  refusedText: {
    id: 'web.ProblemView.refusedText',
    defaultMessage: 'Something in what was asked for is not allowed. Change it and try again.',
  },
  tooMany: { id: 'web.ProblemView.tooMany', defaultMessage: 'Too many tries' },
  tooManyText: {
    id: 'web.ProblemView.tooManyText',
    defaultMessage:
      'There were too many tries in a short time. {minutes, plural, =0 {Wait a while} one {Wait {seconds, plural, one {# second} other {# seconds}}} other {Wait # minutes}} and try again.',
  },
  slow: { id: 'web.ProblemView.slow', defaultMessage: 'This took too long' },
  slowText: {
    id: 'web.ProblemView.slowText',
    defaultMessage:
      'The service did not answer in time. Narrow the search with more words or filters, or try again later.',
  },
  tryAgain: { id: 'web.ProblemView.tryAgain', defaultMessage: 'Try again' },
  toSearch: { id: 'web.ProblemView.toSearch', defaultMessage: 'Back to the search' },
})
