import { Accordion, AccordionPart } from '../../../src/layout/Accordion/Accordion'
import { Breadcrumbs } from '../../../src/layout/Breadcrumbs/Breadcrumbs'
import { Card } from '../../../src/layout/Card/Card'
import { Collapse } from '../../../src/layout/Collapse/Collapse'
import { Disclosure } from '../../../src/layout/Disclosure/Disclosure'
import { FilterPanel } from '../../../src/layout/FilterPanel/FilterPanel'
import { Footer } from '../../../src/layout/Footer/Footer'
import { Header } from '../../../src/layout/Header/Header'
import { ProfileMenu } from '../../../src/layout/Header/ProfileMenu'
import { PageLayout } from '../../../src/layout/PageLayout/PageLayout'
import { Pagination } from '../../../src/layout/Pagination/Pagination'
import { ScrollStrip } from '../../../src/layout/ScrollStrip/ScrollStrip'
import { Sidebar } from '../../../src/layout/Sidebar/Sidebar'
import { SkipLink } from '../../../src/layout/SkipLink/SkipLink'
import { TableOfContents } from '../../../src/layout/TableOfContents/TableOfContents'
import { TabItem, TabList, TabPanel, Tabs } from '../../../src/layout/Tabs/Tabs'
import type { Samples } from './Sample'
import { ignore } from './Sample'

const items = [{ id: 'one', title: 'One', content: <p>Content</p> }]

export const layoutSamples: Samples = {
  Accordion: (root) => <Accordion {...root} items={items} />,
  AccordionPart: (root) => (
    <Accordion>
      <AccordionPart {...root} id="one" title="One">
        Content
      </AccordionPart>
    </Accordion>
  ),
  Breadcrumbs: (root) => (
    <Breadcrumbs {...root} label="Path" above={[{ label: 'Home', href: '#' }]} current="Page" />
  ),
  Card: (root) => <Card {...root}>Content</Card>,
  Collapse: (root) => (
    <Collapse {...root} maxHeight={100}>
      Content
    </Collapse>
  ),
  Disclosure: (root) => (
    <Disclosure {...root} title="Title">
      Content
    </Disclosure>
  ),
  FilterPanel: (root) => (
    <FilterPanel {...root} resultCount={3} defaultOpen>
      Filters
    </FilterPanel>
  ),
  Footer: (root) => <Footer {...root} columns={[]} languages={[{ id: 1, nativeName: 'Dansk' }]} />,
  Header: (root) => (
    <Header {...root} homeHref="#" navItems={[]} countries={[{ id: 1, name: 'Denmark', flag: 'DK' }]} />
  ),
  PageLayout: (root) => <PageLayout {...root}>Content</PageLayout>,
  Pagination: (root) => (
    <Pagination
      {...root}
      items={[{ type: 'page', page: 1, isCurrent: true }]}
      previousPage={null}
      nextPage={null}
    />
  ),
  ProfileMenu: (root) => <ProfileMenu {...root} name="Anna Lund" email="anna@example.com" entries={[]} />,
  ScrollStrip: (root) => (
    <ScrollStrip {...root} label="Strip" items={[{ id: 1, content: 'One' }]} paddleDistance={100} />
  ),
  Sidebar: (root) => (
    <Sidebar {...root} title="Help" isOpen onClose={ignore}>
      Content
    </Sidebar>
  ),
  SkipLink: (root) => <SkipLink {...root} />,
  TableOfContents: (root) => (
    <TableOfContents {...root} sections={[{ id: 'one', title: 'One' }]} currentId="one" />
  ),
  TabItem: (root) => (
    <Tabs>
      <TabList label="Tabs">
        <TabItem {...root} id="one">
          One
        </TabItem>
      </TabList>
      <TabPanel id="one">Content</TabPanel>
    </Tabs>
  ),
  TabList: (root) => (
    <Tabs>
      <TabList {...root} label="Tabs">
        <TabItem id="one">One</TabItem>
      </TabList>
      <TabPanel id="one">Content</TabPanel>
    </Tabs>
  ),
  TabPanel: (root) => (
    <Tabs>
      <TabList label="Tabs">
        <TabItem id="one">One</TabItem>
      </TabList>
      <TabPanel {...root} id="one">
        Content
      </TabPanel>
    </Tabs>
  ),
  Tabs: (root) => <Tabs {...root} label="Tabs" tabs={items} />,
}
