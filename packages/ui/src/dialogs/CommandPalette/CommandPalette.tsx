import type { LucideIcon } from 'lucide-react'
import { Search } from 'lucide-react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { useIntl } from 'react-intl'
import { Highlight } from '../../text/Highlight/Highlight'
import { Icon } from '../../graphics/Icon/Icon'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './CommandPalette.css'
import { commandPaletteMessages as messages } from './CommandPalette.messages'
import { useOverlayHistory } from '../../overlays/OverlayHistoryContext'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'

/** An entry of a command palette. */
export interface PaletteEntry {
  /** The id of the entry, unique in the whole palette. */
  id: string
  label: string
  href: string
  icon: LucideIcon
  /** A second text that distinguishes entries with the same label, such as a town. */
  detail?: string
}

/** A group of entries with a title. */
export interface PaletteSection {
  id: string
  title: string
  entries: readonly PaletteEntry[]
}

/** The props of a command palette. */
export interface CommandPaletteProps extends RootProps<HTMLElement> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /**
   * Called when the dialog should close: after Escape, after a click outside the dialog, and after the user
   * has selected an entry.
   */
  onClose: () => void
  /** The typed text, if the parent controls it. */
  inputValue?: string
  /** The initial text, if the parent does not control it. */
  defaultInputValue?: string
  /** Called with the typed text after each change. */
  onInputChange?: (typed: string) => void
  /** The sections with the entries that match the typed text. Empty sections are not shown. */
  sections: readonly PaletteSection[]
  /** Whether more entries are loading. */
  isLoading?: boolean
  /** An explanation of what users can search for, shown while nothing is typed. */
  placeholder?: string
}

/**
 * A dialog in which the user finds an entry by name. Arrow keys move between the entries while the focus
 * stays in the field, and Enter opens an entry.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const {
    isOpen,
    onClose,
    inputValue: controlled,
    defaultInputValue = '',
    onInputChange,
    sections,
    isLoading = false,
    placeholder,
    ...rest
  } = props
  const { className, ...root } = rest
  const [inputValue, setInputValue] = useControlledState(controlled, defaultInputValue, onInputChange)
  const { formatMessage } = useIntl()
  useOverlayHistory(isOpen, onClose)
  const shown = sections.filter(({ entries }) => entries.length > 0)
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0)
  const state = () => {
    if (isLoading) return formatMessage(messages.searching)
    return count === 0 ? formatMessage(messages.none) : formatMessage(messages.count, { count })
  }
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose()
      }}
      isDismissable
    >
      <Modal className={css.palette}>
        <Dialog
          {...root}
          className={classNames(css.dialog, className)}
          aria-label={formatMessage(messages.label)}
        >
          <Autocomplete inputValue={inputValue} onInputChange={setInputValue}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opens the palette to type */}
            <SearchField className={css.field} aria-label={formatMessage(messages.field)} autoFocus>
              <Icon icon={Search} />
              <Input className={css.input} placeholder={placeholder} />
            </SearchField>
            <output className={count === 0 && !isLoading ? css.none : visuallyHidden}>{state()}</output>
            <Menu className={css.list} aria-label={formatMessage(messages.places)} onAction={onClose}>
              {shown.map(({ id, title, entries }) => (
                <MenuSection key={id} id={id} className={css.section}>
                  <Header className={css.title}>{title}</Header>
                  {entries.map((entry) => (
                    <MenuItem
                      key={entry.id}
                      id={entry.id}
                      href={entry.href}
                      textValue={entry.label}
                      className={css.entry}
                    >
                      <Icon icon={entry.icon} />
                      <span className={css.label}>
                        <Highlight text={entry.label} typed={inputValue} />
                      </span>
                      {entry.detail !== undefined && <span className={css.detail}>{entry.detail}</span>}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
