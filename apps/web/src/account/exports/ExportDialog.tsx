import type { Schemas } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import type { SearchCriteria } from '@spadestik/domain/search'
import { Modal } from '@spadestik/ui/Modal'
import { RadioGroup } from '@spadestik/ui/RadioGroup'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useExports } from '../../api/account/exports'
import { useDialogForm } from '../../forms/useDialogForm'
import { small } from '../../styles/text.css'
import { ColumnPicker } from './ColumnPicker'
import * as css from './Export.css'
import { messages } from './Export.messages'
import { ExportRows } from './ExportRows'
import { searchSource } from './searchSource'
import { useColumns } from './useColumns'

export interface ExportDialogProps {
  /** A search of the page is written as the service reads it only when it is sent. */
  source: Schemas['ExportDraft']['source'] | SearchCriteria
  onClose: () => void
}

/** Asks for a spreadsheet of a search or a list, and shows those of the user (O05). */
export function ExportDialog({ source, onClose }: ExportDialogProps) {
  const { formatMessage } = useIntl()
  const exports = useExports()
  const { submit, submission } = useDialogForm()
  const { columns, change, restore } = useColumns(source.itemType)
  const [kind, setKind] = useState<Schemas['ExportKind']>('xlsx')
  const own = useRef<HTMLDivElement>(null)
  const chosen = columns.flatMap(({ name, isChosen }) => (isChosen ? [name] : []))
  const isTenders = source.itemType === 'procurement'
  return (
    <Modal
      isOpen
      data
      onClose={onClose}
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(messages.submit)}
      isSubmitDisabled={chosen.length === 0}
      onSubmit={() =>
        void submit(
          () =>
            exports.ask({
              kind,
              columns: chosen,
              source: 'of' in source ? source : searchSource(source),
            }),
          // The progress is below the columns, often outside what is visible.
          () => own.current?.scrollIntoView(),
        )
      }
      cancelLabel={formatMessage(messages.close)}
      {...submission}
    >
      {() => (
        <div className={css.stack}>
          <p className={small}>
            {formatMessage(messages.text, { count: limits.sheetRowsMax, days: limits.sheetDays })}
          </p>
          <RadioGroup<Schemas['ExportKind']>
            label={formatMessage(messages.kind)}
            value={kind}
            onChange={setKind}
            options={[
              {
                value: 'xlsx',
                label: formatMessage(messages.xlsx),
                ...(isTenders && { description: formatMessage(messages.lots) }),
              },
              { value: 'csv', label: formatMessage(messages.csv) },
            ]}
          />
          <ColumnPicker columns={columns} onChange={change} onRestore={restore} />
          <div ref={own}>
            <ExportRows exports={exports} />
          </div>
        </div>
      )}
    </Modal>
  )
}
