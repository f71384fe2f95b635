import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const criterionTreeMessages = defineMessages<{
  find: { label: string }
  rowWithCount: { label: string; written: string }
  rowExcluded: { label: string }
  rowExcludedWithCount: { label: string; written: string }
  saidNone: { label: string }
  saidIncluded: { label: string }
  saidExcluded: { label: string }
  saidMixed: { label: string }
  hits: { count: number }
  noHits: { typed: string }
  clear: NoMessageValues
  empty: NoMessageValues
}>({
  find: { id: 'ui.CriterionTree.find', defaultMessage: 'Find in {label}' },
  rowWithCount: { id: 'ui.CriterionTree.rowWithCount', defaultMessage: '{label} {written}' },
  rowExcluded: { id: 'ui.CriterionTree.rowExcluded', defaultMessage: '{label}, excluded' },
  rowExcludedWithCount: {
    id: 'ui.CriterionTree.rowExcludedWithCount',
    defaultMessage: '{label} {written}, excluded',
  },
  saidNone: { id: 'ui.CriterionTree.saidNone', defaultMessage: '{label}: not marked' },
  saidIncluded: { id: 'ui.CriterionTree.saidIncluded', defaultMessage: '{label}: included' },
  saidExcluded: { id: 'ui.CriterionTree.saidExcluded', defaultMessage: '{label}: excluded' },
  saidMixed: { id: 'ui.CriterionTree.saidMixed', defaultMessage: '{label}: partly marked' },
  hits: {
    id: 'ui.CriterionTree.hits',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
  },
  noHits: { id: 'ui.CriterionTree.noHits', defaultMessage: 'Nothing here matches “{typed}”.' },
  clear: { id: 'ui.CriterionTree.clear', defaultMessage: 'Clear' },
  empty: { id: 'ui.CriterionTree.empty', defaultMessage: 'There is nothing to choose from.' },
})
