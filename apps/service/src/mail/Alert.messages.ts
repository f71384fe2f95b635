import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'

export const alertMessages = defineMessages<{
  agentSubject: { count: number; name: string }
  listSubject: { count: number; name: string }
  severalSubject: { count: number; names: string }
  urgentSubject: { urgency: string; name: string; more: number }
  urgent: NoMessageValues
  rest: NoMessageValues
  foundBy: { names: string }
  listName: { name: string }
  describedName: { name: string; words: string }
  left: { name: string; conditions: string }
  addToList: NoMessageValues
  hide: NoMessageValues
  openNamed: { name: string }
  whySeveral: NoMessageValues
  senderTime: { mailTime: string }
  changeTimes: NoMessageValues
  timesTitle: NoMessageValues
  timesSaved: NoMessageValues
  agentText: { count: number }
  more: { shown: number; total: number }
  showRest: { count: number }
  restTitle: { count: number }
  restGone: NoMessageValues
  restPage: { page: number; pages: number }
  restPrevious: NoMessageValues
  restNext: NoMessageValues
  openSearch: NoMessageValues
  openList: NoMessageValues
  why: { words: string }
  whyItem: NoMessageValues
  everything: NoMessageValues
  onList: NoMessageValues
  change: { change: string }
  deadline: { date: string }
  timing: { mailTime: string }
  sendAlways: NoMessageValues
  sendDaily: NoMessageValues
  sendWeekly: NoMessageValues
  sendNever: NoMessageValues
  timingTitle: { name: string }
  timingShared: NoMessageValues
  timingSaved: { name: string }
  timingUndone: NoMessageValues
  undo: NoMessageValues
  timingGone: NoMessageValues
  save: NoMessageValues
}>({
  agentSubject: {
    id: 'service.alert.agentSubject',
    defaultMessage: '{count, plural, one {# new match} other {# new matches}} for {name}',
  },
  listSubject: {
    id: 'service.alert.listSubject',
    defaultMessage: '{count, plural, one {# change} other {# changes}} on your list {name}',
  },
  severalSubject: {
    id: 'service.alert.severalSubject',
    defaultMessage: '{count, plural, one {# update} other {# updates}} from {names}',
  },
  urgentSubject: {
    id: 'service.alert.urgentSubject',
    defaultMessage:
      '{urgency, select, earlierDeadline {Earlier deadline: {name}} soon {Deadline soon: {name}} awarded {Awarded: {name}} other {Cancelled: {name}}}{more, plural, =0 {} one { (and # more)} other { (and # more)}}',
  },
  urgent: { id: 'service.alert.urgent', defaultMessage: 'Urgent' },
  rest: { id: 'service.alert.rest', defaultMessage: 'New and changed' },
  foundBy: { id: 'service.alert.foundBy', defaultMessage: 'Found by: {names}' },
  listName: { id: 'service.alert.listName', defaultMessage: 'list {name}' },
  describedName: { id: 'service.alert.describedName', defaultMessage: '{name} ({words})' },
  left: { id: 'service.alert.left', defaultMessage: 'No longer matches {name}: {conditions}' },
  addToList: { id: 'service.alert.addToList', defaultMessage: 'Add to list' },
  hide: { id: 'service.alert.hide', defaultMessage: 'Hide' },
  openNamed: { id: 'service.alert.openNamed', defaultMessage: 'Open {name}' },
  whySeveral: { id: 'service.alert.whySeveral', defaultMessage: 'Why you get this:' },
  senderTime: {
    id: 'service.alert.senderTime',
    defaultMessage:
      '{mailTime, select, always {Writes as soon as something changes} daily {Writes every morning} weekly {Writes every Monday} dailyAndUrgent {Writes every morning, and at once about urgent news} other {Writes every Monday, and at once about urgent news}}',
  },
  changeTimes: { id: 'service.alert.changeTimes', defaultMessage: 'Choose when they write' },
  timesTitle: { id: 'service.alert.timesTitle', defaultMessage: 'When shall they write to you?' },
  timesSaved: { id: 'service.alert.timesSaved', defaultMessage: 'Saved.' },
  agentText: {
    id: 'service.alert.agentText',
    defaultMessage:
      '{count, plural, one {This has come or changed} other {These have come or changed}} since we last wrote.',
  },
  more: { id: 'service.alert.more', defaultMessage: 'The {shown} most important of {total} are shown.' },
  showRest: {
    id: 'service.alert.showRest',
    defaultMessage: '{count, plural, one {Show # more} other {Show # more}}',
  },
  restTitle: {
    id: 'service.alert.restTitle',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  },
  restGone: { id: 'service.alert.restGone', defaultMessage: 'This list is no longer available.' },
  restPage: { id: 'service.alert.restPage', defaultMessage: 'Page {page} of {pages}' },
  restPrevious: { id: 'service.alert.restPrevious', defaultMessage: 'Previous page' },
  restNext: { id: 'service.alert.restNext', defaultMessage: 'Next page' },
  openSearch: { id: 'service.alert.openSearch', defaultMessage: 'Open the search' },
  openList: { id: 'service.alert.openList', defaultMessage: 'Open the list' },
  why: { id: 'service.alert.why', defaultMessage: 'Why you get this: {words}' },
  whyItem: { id: 'service.alert.whyItem', defaultMessage: 'Why did I get this?' },
  everything: { id: 'service.alert.everything', defaultMessage: 'your agent has no filter' },
  onList: { id: 'service.alert.onList', defaultMessage: 'it is on your list' },
  change: {
    id: 'service.alert.change',
    defaultMessage:
      '{change, select, new {New} cancelled {Cancelled} awarded {Awarded} deadlineMoved {New deadline} deadlineAdded {New deadline} deadlineRemoved {Deadline removed} phase {New phase} sum {New budget} announcement {Announcement} documents {New documents} roles {New company} other {Updated}}',
  },
  deadline: {
    id: 'service.alert.deadline',
    defaultMessage: 'Deadline {date}',
  },
  timing: {
    id: 'service.alert.timing',
    defaultMessage:
      '{mailTime, select, always {You get this as soon as something changes.} daily {You get this every morning.} weekly {You get this every Monday.} dailyAndUrgent {You get mails every morning, and at once about urgent news.} other {You get mails every Monday, and at once about urgent news.}}',
  },
  sendAlways: { id: 'service.alert.sendAlways', defaultMessage: 'Write at once' },
  sendDaily: { id: 'service.alert.sendDaily', defaultMessage: 'Write daily' },
  sendWeekly: { id: 'service.alert.sendWeekly', defaultMessage: 'Write weekly' },
  sendNever: { id: 'service.alert.sendNever', defaultMessage: 'Write no more to me' },
  timingTitle: { id: 'service.alert.timingTitle', defaultMessage: 'When shall {name} write?' },
  timingShared: {
    id: 'service.alert.timingShared',
    defaultMessage: 'Others have it too. What you choose here is for you alone.',
  },
  timingSaved: {
    id: 'service.alert.timingSaved',
    defaultMessage: 'Saved. That is when {name} writes from now on.',
  },
  timingUndone: { id: 'service.alert.timingUndone', defaultMessage: 'It is as it was before.' },
  undo: { id: 'service.alert.undo', defaultMessage: 'Undo' },
  timingGone: {
    id: 'service.alert.timingGone',
    defaultMessage: 'What this link is about does not exist any more, so nothing writes to you.',
  },
  save: { id: 'service.alert.save', defaultMessage: 'Save' },
})
