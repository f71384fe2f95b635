import { expect, newestMail, test } from '../journey'
import { enterQuietly } from '../serviceCalls'

test('[M06, P02] a tip about a role names its subject, reaches the sales team, and is sent once', async ({
  page,
}) => {
  const calls = await enterQuietly(page, 'colleague@demo.test')
  const project = await calls.find('project', ({ companyRoles }) =>
    companyRoles.some(({ contactPerson }) => contactPerson !== null),
  )
  const me = await calls.get<{ name: string }>('/pa-users')
  const role = project.companyRoles.find(({ contactPerson }) => contactPerson !== null)
  await page.goto(`/project/${project.id}`)
  const openRole = async () => {
    await page
      .getByRole('button', { name: `Handlinger for ${role?.companyName}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Om rollen' }).click()
  }
  await openRole()
  const dialog = page.getByRole('dialog', { name: `Spørg om ${role?.companyName}` })
  await expect(dialog.getByText(role?.contactPerson?.name ?? '').first()).toBeVisible()
  const message = dialog.getByRole('textbox')
  await expect(message).toHaveValue(new RegExp(`»${project.name.slice(0, 20)}.*nr\\. ${project.id}`))
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Dit tip er sendt. Vi kontakter dig.')).toBeVisible()
  await dialog.getByRole('button', { name: 'OK' }).click()
  const mail = await newestMail(page, 'support@', new RegExp(`Et tip fra ${me.name}`))
  for (const fact of [me.name, project.name, role?.companyName ?? '', `/project/${project.id}`]) {
    expect(mail).toContain(fact)
  }
  await openRole()
  await expect(dialog.getByText('Allerede sendt')).toBeVisible()
})
