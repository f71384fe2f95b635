import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import { mailLink, shareLink } from '@spadestik/domain/share'
import { Button } from '@spadestik/ui/Button'
import { Menu } from '@spadestik/ui/Menu'
import { Check, EyeOff, Link2, Mail, Printer, Share2, Star } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '../loading/lazyPart'
import { useSay } from '../frame/toasts/ToastsContext'
import type { NamedItem } from '../item/ItemActionsContext'
import { usePaywall } from '../item/ItemActionsContext'
import { useMarkSeen } from '../api/updates'
import { paths } from '../routing/paths'
import { useCaller } from '../session/SessionContext'
import { messages } from './Selection.messages'
import type { SelectionStore } from './selectionStore'
import { useSelection } from './selectionStore'

const AddSelectedDialog = lazyPart(async () => (await import('./AddSelectedDialog')).AddSelectedDialog)
const HideSelectedDialog = lazyPart(async () => (await import('./HideSelectedDialog')).HideSelectedDialog)

/** An item that can be hidden and shared. Companies cannot. */
type SharedItem = NamedItem & { readonly type: 'project' | 'procurement' }

const isShared = (item: NamedItem): item is SharedItem => item.type !== 'company'

/**
 * The buttons that act on the selected items. If the user may not use an action, its button opens the
 * paywall. Companies can only be put on a list (Y02).
 */
export function SelectionActions({ store }: { store: SelectionStore }) {
  const { formatMessage } = useIntl()
  const say = useSay()
  const caller = useCaller()
  const { openPaywallFor } = usePaywall()
  const { items } = useSelection(store).selection
  const [dialog, setDialog] = useState<'add' | 'hide' | null>(null)
  const shared = items.filter(isShared)
  const text = shared.map((item) => `${item.name}\n${shareLink(location.origin, item)}`).join('\n\n')
  const mail = mailLink(formatMessage(messages.mailSubject, { count: shared.length }), text)
  const addAction = items.some((item) => !isShared(item)) ? 'addCompanyToList' : 'changeLists'
  const markSeen = useMarkSeen()
  const navigate = useNavigate()
  const close = () => setDialog(null)
  const props = { store, onClose: close }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      say({ tone: 'success', text: formatMessage(messages.copied, { count: shared.length }) })
    } catch {
      // The browser can refuse to copy, and pages without HTTPS have no clipboard.
      say({ tone: 'error', text: formatMessage(messages.copyFailed) })
    }
  }

  async function see(): Promise<void> {
    const [type, ids] = [shared[0]?.type ?? 'project', shared.map(({ id }) => id)]
    try {
      await markSeen({ type, ids })
      store.clear('acted')
      say({ tone: 'success', text: formatMessage(messages.seen, { count: ids.length }) })
    } catch {
      say({ tone: 'error', text: formatMessage(messages.seenFailed) })
    }
  }

  function print(): void {
    if (!may(caller, 'print')) openPaywallFor('print')
    else if (shared.length > limits.printedItems) {
      say({ tone: 'error', text: formatMessage(messages.tooManyToPrint, { max: limits.printedItems }) })
    } else {
      const [type, ids] = [shared[0]?.type ?? 'project', shared.map(({ id }) => id)]
      void navigate(paths.print(type, ids))
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={Star}
        onPress={() => (may(caller, addAction) ? setDialog('add') : openPaywallFor(addAction))}
      >
        {formatMessage(messages.add)}
      </Button>
      {shared.length > 0 && (
        <>
          <Button
            variant="quiet"
            size="small"
            icon={EyeOff}
            onPress={() => (may(caller, 'hideItem') ? setDialog('hide') : openPaywallFor('hideItem'))}
          >
            {formatMessage(messages.hide)}
          </Button>
          <Button variant="quiet" size="small" icon={Check} onPress={() => void see()}>
            {formatMessage(messages.markSeen)}
          </Button>
          <Button variant="quiet" size="small" icon={Printer} onPress={print}>
            {formatMessage(messages.print)}
          </Button>
          {may(caller, 'share') ? (
            <Menu
              label={formatMessage(messages.share)}
              placement="top"
              entries={[
                {
                  id: 'copy',
                  label: formatMessage(messages.copyLinks),
                  icon: Link2,
                  onPress: () => void copy(),
                },
                {
                  id: 'mail',
                  label: formatMessage(messages.byMail),
                  icon: Mail,
                  ...(mail.length > limits.mailLinkMaxLength
                    ? { onPress: () => say({ tone: 'error', text: formatMessage(messages.tooLongToMail) }) }
                    : { href: mail }),
                },
              ]}
            >
              <Button variant="quiet" size="small" icon={Share2}>
                {formatMessage(messages.share)}
              </Button>
            </Menu>
          ) : (
            <Button variant="quiet" size="small" icon={Share2} onPress={() => openPaywallFor('share')}>
              {formatMessage(messages.share)}
            </Button>
          )}
        </>
      )}
      <Suspense>
        {dialog === 'add' && <AddSelectedDialog {...props} items={items} />}
        {dialog === 'hide' && <HideSelectedDialog {...props} items={shared} />}
      </Suspense>
    </>
  )
}
