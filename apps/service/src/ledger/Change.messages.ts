import type { NoMessageValues } from '@formatjs/intl'
import { defineMessages } from '@formatjs/intl'
import type { ChangedField } from '../storage/records/ChangeFacts'

type Moved = { before: string; after: string }
type MovedWindow = { window: string; before: string; after: string }
type Names = { names: string }

export const changeMessages = defineMessages<{
  deadlineMoved: MovedWindow
  deadlineEarlier: MovedWindow
  deadlineAdded: { window: string; after: string }
  deadlineRemoved: { window: string; before: string }
  dayAndTime: { day: string; time: string }
  ofLot: { lot: string; text: string; others: number }
  phase: { after: string }
  phaseMoved: Moved
  cancelled: NoMessageValues
  sum: Moved
  sumAdded: { after: string }
  sumRemoved: { before: string }
  awarded: Names
  awardedUnnamed: NoMessageValues
  roles: Names
  rolesUnnamed: NoMessageValues
  documents: Names
  documentsUnnamed: NoMessageValues
  more: { count: number }
  announcement: NoMessageValues
  announced: { type: string }
  buyer: Moved
  buyerAdded: { after: string }
  criteria: NoMessageValues
  text: NoMessageValues
  new: NoMessageValues
  other: NoMessageValues
}>({
  deadlineMoved: {
    id: 'service.change.deadlineMoved',
    defaultMessage:
      '{window, select, participation {Deadline for requests to participate {before} → {after}} material {Deadline for the tender documents {before} → {after}} inquiry {Deadline for questions {before} → {after}} other {Deadline {before} → {after}}}',
  },
  deadlineEarlier: {
    id: 'service.change.deadlineEarlier',
    defaultMessage:
      '{window, select, participation {Urgent: earlier deadline for requests to participate {before} → {after}} material {Urgent: earlier deadline for the tender documents {before} → {after}} inquiry {Urgent: earlier deadline for questions {before} → {after}} other {Urgent: earlier deadline {before} → {after}}}',
  },
  deadlineAdded: {
    id: 'service.change.deadlineAdded',
    defaultMessage:
      '{window, select, participation {New deadline for requests to participate: {after}} material {New deadline for the tender documents: {after}} inquiry {New deadline for questions: {after}} other {New deadline: {after}}}',
  },
  deadlineRemoved: {
    id: 'service.change.deadlineRemoved',
    defaultMessage:
      '{window, select, participation {The deadline for requests to participate, {before}, no longer applies} material {The deadline for the tender documents, {before}, no longer applies} inquiry {The deadline for questions, {before}, no longer applies} other {The deadline {before} no longer applies}}',
  },
  dayAndTime: { id: 'service.change.dayAndTime', defaultMessage: '{day} {time}' },
  ofLot: {
    id: 'service.change.ofLot',
    defaultMessage: 'Lot {lot}: {text}{others, plural, =0 {} one {, and # more} other {, and # more}}',
  },
  phase: { id: 'service.change.phase', defaultMessage: 'New phase: {after}' },
  phaseMoved: { id: 'service.change.phaseMoved', defaultMessage: 'Phase {before} → {after}' },
  cancelled: { id: 'service.change.cancelled', defaultMessage: 'Cancelled' },
  sum: { id: 'service.change.sum', defaultMessage: 'Budget {before} → {after}' },
  sumAdded: { id: 'service.change.sumAdded', defaultMessage: 'New budget: {after}' },
  sumRemoved: { id: 'service.change.sumRemoved', defaultMessage: 'The budget {before} no longer applies' },
  awarded: { id: 'service.change.awarded', defaultMessage: 'Awarded to {names}' },
  awardedUnnamed: { id: 'service.change.awardedUnnamed', defaultMessage: 'Awarded' },
  roles: { id: 'service.change.roles', defaultMessage: 'New companies: {names}' },
  rolesUnnamed: { id: 'service.change.rolesUnnamed', defaultMessage: 'The companies have changed' },
  documents: { id: 'service.change.documents', defaultMessage: 'New documents: {names}' },
  documentsUnnamed: {
    id: 'service.change.documentsUnnamed',
    defaultMessage: 'The documents have changed',
  },
  more: { id: 'service.change.more', defaultMessage: '{count, plural, one {# more} other {# more}}' },
  announcement: { id: 'service.change.announcement', defaultMessage: 'New announcement' },
  announced: {
    id: 'service.change.announced',
    defaultMessage:
      'New announcement: {type, select, correction {correction} result {result} cancellation {cancellation} other {update}}',
  },
  buyer: { id: 'service.change.buyer', defaultMessage: 'Contracting authority {before} → {after}' },
  buyerAdded: { id: 'service.change.buyerAdded', defaultMessage: 'Contracting authority: {after}' },
  criteria: { id: 'service.change.criteria', defaultMessage: 'The criteria have changed' },
  text: { id: 'service.change.text', defaultMessage: 'The texts have changed' },
  new: { id: 'service.change.new', defaultMessage: 'New' },
  other: { id: 'service.change.other', defaultMessage: 'The details have changed' },
})

export const changedFieldMessages = defineMessages<Record<ChangedField, NoMessageValues>>({
  name: { id: 'service.changedField.name', defaultMessage: 'New name' },
  summary: { id: 'service.changedField.summary', defaultMessage: 'New summary' },
  description: { id: 'service.changedField.description', defaultMessage: 'New description' },
  tenderText: { id: 'service.changedField.tenderText', defaultMessage: 'New tender text' },
  place: { id: 'service.changedField.place', defaultMessage: 'The place has changed' },
  building: { id: 'service.changedField.building', defaultMessage: 'The building period has changed' },
  size: { id: 'service.changedField.size', defaultMessage: 'The sizes have changed' },
  dates: { id: 'service.changedField.dates', defaultMessage: 'The dates have changed' },
  lots: { id: 'service.changedField.lots', defaultMessage: 'The lots have changed' },
})
