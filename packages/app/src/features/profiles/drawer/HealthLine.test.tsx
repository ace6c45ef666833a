import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { profileHealth, profileList, sequencePatch } from '@tandem/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { apiClientAtom } from '../../../shared/api/apiClientAtom.ts'
import { nowAtom } from '../../../shared/time/clock.ts'
import { HealthLine } from './HealthLine.tsx'

let app: SimulatedApp

test('PROF-50 the line is empty until the sequence has loaded, which may be paused', async () => {
  app = startSimulatedApp()
  await signedIn(app.store)
  const { request } = app.store.get(apiClientAtom)
  const { _embedded: embedded } = await request(profileList, { query: { limit: 100 } })
  const ready = embedded.profiles.find(
    (each) => profileHealth(each, undefined, app.store.get(nowAtom)).problem === undefined,
  )
  if (ready?.sequenceId == null) throw new Error('no profile of the workspace can send now')
  await request(sequencePatch, { params: { id: ready.sequenceId }, body: { status: 'paused' } })

  renderRoutes(app.store, [{ path: '/', element: <HealthLine profile={ready} /> }])
  expect(await screen.findByRole('status', { name: 'Status' })).toBeEmptyDOMElement()
  expect(await screen.findByRole('link', { name: 'Open the sequence' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('The sequence of the profile is not running.')
})
