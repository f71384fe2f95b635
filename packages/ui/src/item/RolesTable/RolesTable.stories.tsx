import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { RolesTable } from './RolesTable'

const meta = {
  title: 'Components/RolesTable',
  component: RolesTable,
  args: {
    label: 'Firmaer',
    onOpen: fn(),
    roles: [
      {
        id: 1,
        company: 'Havneby Kommune',
        companyHref: '#/company/1',
        role: 'Bygherre',
        note: 'Udbud i fagentrepriser, se bilag 2 om opdeling af ...',
      },
      { id: 2, company: 'Fjord & Lund Arkitekter', companyHref: '#/company/2', role: 'Arkitekt', note: null },
      {
        id: 3,
        company: 'Nordkyst Ingeniører',
        companyHref: '#/company/3',
        role: 'Ingeniør, konstruktioner',
        note: 'Statik og brand',
      },
    ],
  },
} satisfies Meta<typeof RolesTable>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const WithoutProduct: Story = {
  args: {
    onOpen: undefined,
    roles: [{ id: 1, company: 'Havneby Kommune', role: 'Bygherre', note: null }],
  },
}
export const Loading: Story = { args: { roles: [], isLoading: true } }
export const Empty: Story = { args: { roles: [] } }
export const LongNames: Story = {
  args: {
    roles: [
      {
        id: 1,
        company: 'Interessentskabet Vestkystens Entreprenører og Rådgivere af 1974',
        companyHref: '#/company/1',
        role: 'Totalentreprenør med ansvar for projektering, råhus, lukning og installationer',
        note: 'Kontakt kun skriftligt og senest seks dage før fri...',
      },
    ],
  },
}
export const MenuOpen: Story = {
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Handlinger for Havneby Kommune' }))
    await expect(await screen.findByRole('menuitem', { name: 'Gå til firma' })).toBeVisible()
  },
}
