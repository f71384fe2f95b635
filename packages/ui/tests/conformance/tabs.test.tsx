import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import { TabItem, TabList, TabPanel, Tabs } from '../../src/layout/Tabs/Tabs'
import { describeTabsPattern } from './patterns/describeTabsPattern'

const tabs = ['Alpha', 'Beta', 'Gamma'].map((title) => ({ id: title, title, content: `${title} is shown.` }))

function Held() {
  const [selectedId, setSelectedId] = useState('Alpha')
  return <Tabs label="Sample" tabs={tabs} value={selectedId} onChange={setSelectedId} />
}

function Composed() {
  return (
    <Tabs>
      <TabList label="Sample">
        {tabs.map(({ id, title }) => (
          <TabItem key={id} id={id}>
            {title}
          </TabItem>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}

describeTabsPattern('Tabs', () => renderUi(<Held />))
describeTabsPattern('Tabs of items', () => renderUi(<Composed />))
