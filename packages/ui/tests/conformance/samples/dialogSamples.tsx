import { CommandPalette } from '../../../src/dialogs/CommandPalette/CommandPalette'
import { DeleteModal } from '../../../src/dialogs/DeleteModal/DeleteModal'
import { Modal } from '../../../src/dialogs/Modal/Modal'
import { NoteModal } from '../../../src/item/NoteModal/NoteModal'
import { PaywallModal } from '../../../src/item/PaywallModal/PaywallModal'
import { TipModal } from '../../../src/item/TipModal/TipModal'
import { AddToListModal } from '../../../src/saved/AddToListModal/AddToListModal'
import { AgentDeleteModal } from '../../../src/saved/AgentDeleteModal/AgentDeleteModal'
import { AgentReplaceModal } from '../../../src/saved/AgentReplaceModal/AgentReplaceModal'
import { AgentSettingsModal } from '../../../src/saved/AgentSettingsModal/AgentSettingsModal'
import { CalendarFeedModal } from '../../../src/saved/CalendarFeedModal/CalendarFeedModal'
import { HiddenItemRemoveModal } from '../../../src/saved/HiddenItemRemoveModal/HiddenItemRemoveModal'
import { HiddenItemsCleanupModal } from '../../../src/saved/HiddenItemsCleanupModal/HiddenItemsCleanupModal'
import { HiddenItemSettingsModal } from '../../../src/saved/HiddenItemSettingsModal/HiddenItemSettingsModal'
import { ListRemoveModal } from '../../../src/saved/ListRemoveModal/ListRemoveModal'
import { ListSettingsModal } from '../../../src/saved/ListSettingsModal/ListSettingsModal'
import { alertPresets, everything } from '../../../testing/alertPresets'
import { people } from '../../../testing/people'
import { Rehearsal } from '../../../src/saved/Rehearsal/Rehearsal'
import { rehearsalResult } from '../../../testing/rehearsalResult'
import { AlertKinds } from '../../../src/saved/AlertKinds/AlertKinds'
import type { Samples } from './Sample'
import { ignore } from './Sample'

const opened = { isOpen: true, onClose: ignore, onSubmit: ignore }
const item = { name: 'Bridge' }
const settings = {
  draft: { name: 'Bridges', mailTime: 'daily', userIds: [1] },
  onDraftChange: ignore,
  people,
  nameMaxLength: 80,
} as const

export const dialogSamples: Samples = {
  CalendarFeedModal: (root) => (
    <CalendarFeedModal
      {...root}
      {...opened}
      created={null}
      onCreate={ignore}
      onRenew={ignore}
      onDelete={ignore}
      onCopy={async () => {}}
    />
  ),
  AddToListModal: (root) => (
    <AddToListModal
      {...root}
      {...opened}
      item={item}
      lists={[]}
      value={null}
      onChange={ignore}
      onCreateList={ignore}
      listNameMaxLength={80}
    />
  ),
  AgentDeleteModal: (root) => (
    <AgentDeleteModal
      {...root}
      isOpen
      onClose={ignore}
      agent={{ ...item, colleagueCount: 0 }}
      onDelete={ignore}
    />
  ),
  AgentReplaceModal: (root) => (
    <AgentReplaceModal {...root} {...opened} search={{}} agents={[]} value={null} onChange={ignore} />
  ),
  AgentSettingsModal: (root) => <AgentSettingsModal {...root} {...opened} {...settings} />,
  CommandPalette: (root) => <CommandPalette {...root} isOpen onClose={ignore} sections={[]} />,
  DeleteModal: (root) => (
    <DeleteModal {...root} isOpen onClose={ignore} data title="Delete" onDelete={ignore}>
      {() => 'Delete it?'}
    </DeleteModal>
  ),
  HiddenItemRemoveModal: (root) => (
    <HiddenItemRemoveModal
      {...root}
      {...opened}
      item={item}
      colleagueCount={0}
      value="me"
      onChange={ignore}
    />
  ),
  HiddenItemsCleanupModal: (root) => (
    <HiddenItemsCleanupModal
      {...root}
      {...opened}
      hasColleagues={false}
      isForAll={false}
      onForAllChange={ignore}
    />
  ),
  HiddenItemSettingsModal: (root) => (
    <HiddenItemSettingsModal
      {...root}
      {...opened}
      item={item}
      people={people}
      value={[1]}
      onChange={ignore}
    />
  ),
  ListRemoveModal: (root) => (
    <ListRemoveModal {...root} {...opened} item={item} lists={[]} value={[]} onChange={ignore} />
  ),
  ListSettingsModal: (root) => <ListSettingsModal {...root} {...opened} {...settings} />,
  Modal: (root) => (
    <Modal {...root} isOpen onClose={ignore} data title="Title">
      {() => 'Content'}
    </Modal>
  ),
  NoteModal: (root) => (
    <NoteModal
      {...root}
      {...opened}
      draft={{ title: '', text: '', userIds: [1] }}
      onDraftChange={ignore}
      people={people}
    />
  ),
  PaywallModal: (root) => (
    <PaywallModal {...root} isOpen onClose={ignore} pricesHref="#" onBookDemo={ignore} />
  ),
  TipModal: (root) => (
    <TipModal {...root} {...opened} subject={item} state="form" description="" onDescriptionChange={ignore} />
  ),
  Rehearsal: (root) => <Rehearsal {...root} result={rehearsalResult} mailTime="daily" onRetry={ignore} />,
  AlertKinds: (root) => <AlertKinds {...root} value={everything} presets={alertPresets} onChange={ignore} />,
}
