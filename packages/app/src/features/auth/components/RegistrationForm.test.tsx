import { cleanup, render, screen } from '@testing-library/react'
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
