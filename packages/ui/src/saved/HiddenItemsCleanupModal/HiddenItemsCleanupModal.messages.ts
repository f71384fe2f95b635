import { defineMessages } from 'react-intl'

export const hiddenItemsCleanupModalMessages = defineMessages({
  title: { id: 'ui.HiddenItemsCleanupModal.title', defaultMessage: 'Clean up hidden items' },
  text: {
    id: 'ui.HiddenItemsCleanupModal.text',
    defaultMessage: 'Hidden items that are over are removed from the list:',
  },
  procurements: {
    id: 'ui.HiddenItemsCleanupModal.procurements',
    defaultMessage: 'tenders whose dates have all passed',
  },
  projects: {
    id: 'ui.HiddenItemsCleanupModal.projects',
    defaultMessage: 'projects that have reached their last phase',
  },
  forAll: { id: 'ui.HiddenItemsCleanupModal.forAll', defaultMessage: 'Clean up for all colleagues' },
  clean: { id: 'ui.HiddenItemsCleanupModal.clean', defaultMessage: 'Clean up' },
})
