import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RegistrationForm } from './RegistrationForm.tsx'

afterEach(cleanup)

test('AUTH-10 the links of the registration keep the requested page', () => {
  render(
    <MemoryRouter initialEntries={['/registration?returnTo=%2Fteam']}>
      <RegistrationForm />
    </MemoryRouter>,
  )
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/login?returnTo=%2Fteam', '/registration/appsumo?returnTo=%2Fteam'])
})

test('AUTH-27 the registration with a code links to the registration without a code', () => {
  render(
    <MemoryRouter initialEntries={['/registration/appsumo?returnTo=%2Fteam']}>
      <RegistrationForm hasCode />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'I have no code' })).toHaveAttribute('href', '/registration?returnTo=%2Fteam')
})

test.each([false, true])(
  'AUTH-16 the registration shows three tiers and the required fields (with a code: %s)',
  (hasCode) => {
    render(
      <MemoryRouter>
        <RegistrationForm hasCode={hasCode} />
      </MemoryRouter>,
    )
    const tiers = within(screen.getByRole('complementary', { name: 'What you get' })).getAllByText(/^Tier \d$/)
    expect(tiers.map(({ textContent }) => textContent)).toEqual(['Tier 1', 'Tier 2', 'Tier 3'])
    const labels = [/^Full Name/, /^Email/, /^Password/, ...(hasCode ? [/^AppSumo code/] : [])]
    for (const label of labels) expect(screen.getByLabelText(label)).toBeRequired()
  },
)
