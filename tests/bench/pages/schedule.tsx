import { Profiler, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type WeeklySchedule } from '../../../packages/components/src/scheduling/ScheduleCell/weeklySchedule.ts'
import { ScheduleEditor } from '../../../packages/components/src/scheduling/ScheduleEditor/ScheduleEditor.tsx'
import { TandemProvider } from '../../../packages/components/src/theme/TandemProvider.tsx'
import { benchWeek } from '../support/benchWeek.ts'
import { offerWeek } from '../support/slotPage.ts'

let renders = 0

/** Keeps the schedule in the state of a parent, as a drawer of the app does. */
function Screen({ first }: { readonly first: WeeklySchedule }) {
  const [schedule, setSchedule] = useState(first)
  return (
    <div style={{ width: 912, margin: 24 }}>
      <Profiler
        id="editor"
        onRender={() => {
          renders += 1
        }}
      >
        <ScheduleEditor schedule={schedule} defaultView="week" onChange={(_, data) => setSchedule(data.schedule)} />
      </Profiler>
    </div>
  )
}

offerWeek({
  show: (count) => {
    const first: WeeklySchedule = Object.fromEntries(
      benchWeek(count).map(({ day, slots }) => [day, slots.map(({ start, end }) => ({ start, end }))]),
    )
    createRoot(document.querySelector('#root') ?? document.body).render(
      <TandemProvider colorScheme="light">
        <Screen first={first} />
      </TandemProvider>,
    )
  },
  slots: () => [...document.querySelectorAll<HTMLElement>('[data-column] button')],
  takeRendered: () => {
    const count = renders
    renders = 0
    return count
  },
})
