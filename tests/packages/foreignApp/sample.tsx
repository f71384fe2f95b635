import { texts } from '@spadestik/messages/texts/da'
import { Alert } from '@spadestik/ui/Alert'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { RangeField } from '@spadestik/ui/RangeField'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { SearchField } from '@spadestik/ui/SearchField'
import { Select } from '@spadestik/ui/Select'
import { Tabs } from '@spadestik/ui/Tabs'
import { TextField } from '@spadestik/ui/TextField'
import { UiProvider } from '@spadestik/ui/UiProvider'

const options = [{ value: 'tender', label: 'Udbud' }]
const rows = [{ id: 1, name: 'Broer' }]

export function Sample() {
  return (
    <UiProvider language="da" texts={texts}>
      <Card title="Søgning" actions={<Button size="small">Gem</Button>}>
        <SearchField label="Ord" modes={options} />
        <TextField label="Navn" errorMessage="Mangler" />
        <Select label="Fase" options={options} />
        <RangeField label="Sum" maxValue={3000} unit="mio." />
        <Alert>Gemt</Alert>
      </Card>
      <Tabs label="Faner" tabs={[{ id: 'one', title: 'Fakta', content: <Badge tone="near">Snart</Badge> }]} />
      <ResultTable
        label="Projekter"
        columns={[{ id: 'name', header: 'Navn', cell: ({ name }) => name, isRowHeader: true }]}
        rows={rows}
        getRowId={({ id }) => id}
        renderExpanded={({ name }) => name}
      />
    </UiProvider>
  )
}
