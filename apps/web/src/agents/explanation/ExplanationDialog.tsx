import type { ItemType } from '@spadestik/domain/search'
import { Button } from '@spadestik/ui/Button'
import { Modal } from '@spadestik/ui/Modal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as css from './Explanation.css'
import { focusContent } from '../../routing/keepFocus'
import { messages } from './Explanation.messages'
import { Explanation } from './Explanation'
import { FindItem } from './FindItem'

export interface ExplainedItem {
  readonly type: ItemType
  readonly id: number
}

interface ExplanationDialogProps {
  /** The item to explain. If it is null, the dialog asks for an item. */
  item: ExplainedItem | null
  /**
   * The agent to show first. If it is null, an agent that finds the item comes first. If no agent finds the
   * item, the agent with the fewest failing filters comes first.
   */
  agentId: number | null
  onClose: () => void
}

/**
 * Explains why the user's agents (saved searches) find or do not find an item, and when the agents mail the
 * item (W11).
 */
export function ExplanationDialog({ item: given, agentId, onClose }: ExplanationDialogProps) {
  const { formatMessage } = useIntl()
  const [item, setItem] = useState(given)
  const leave = () => {
    onClose()
    focusContent()
  }
  return (
    <Modal isOpen data size="medium" title={formatMessage(messages.title)} onClose={onClose}>
      {() =>
        item === null ? (
          <FindItem onFound={setItem} />
        ) : (
          <div className={css.parts}>
            <Explanation item={item} agentId={agentId} onLeave={leave} />
            {given === null && (
              <div>
                <Button onPress={() => setItem(null)}>{formatMessage(messages.another)}</Button>
              </div>
            )}
          </div>
        )
      }
    </Modal>
  )
}
