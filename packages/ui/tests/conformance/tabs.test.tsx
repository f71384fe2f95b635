import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import { Tabs } from '../../src/layout/Tabs/Tabs'
import { describeTabsPattern } from './patterns/describeTabsPattern'

const tabs = ['Alpha', 'Beta', 'Gamma'].map((title) => ({ id: title, title, content: `${title} is shown.` }))

function Held() {
  const [selectedId, setSelectedId] = useState('Alpha')
  return <Tabs label="Sample" tabs={tabs} value={selectedId} onChange={setSelectedId} />
}

describeTabsPattern('Tabs', () => renderUi(<Held />))
