import { renderRoutes } from '@tandem/app/testing/renderRoutes.tsx'
import { type SimulatedApp, startSimulatedApp } from '@tandem/app/testing/simulatedApp.ts'
import { signedIn } from '@tandem/app/testing/signedIn.ts'
import { cleanup, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { dashboardQueryAtom } from '../../../entities/statistics/dashboardQuery.ts'
import { TasksPanel } from './TasksPanel.tsx'

let app: SimulatedApp
beforeEach(() => {
  app = startSimulatedApp('agency')
})

function Tasks() {
  return <TasksPanel dashboard={useAtomValue(dashboardQueryAtom).data} />
}

async function open(store: AppStore) {
  await signedIn(store)
  renderRoutes(store, [{ path: '/', element: <Tasks /> }])
}
const failedRow = () => screen.findByRole('link', { name: /^Failed messages .*\d$/ })

test('DASH-36 the panel reserves space for a row that the last visit showed', async () => {
  await open(app.store)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await failedRow()
  cleanup()

  await open(app.openWindow())
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await failedRow()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})
