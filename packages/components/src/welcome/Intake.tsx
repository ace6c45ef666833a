import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { filters, someValues } from '../data/FilterBar/FilterBar.fixtures.ts'
import {
  CallCalendar,
  DateField,
  EmptyState,
  ErrorState,
  FilterBar,
  ImportMapper,
  ImportRow,
  ScheduleCell,
  ShareBar,
  StepChecklist,
  StepTrail,
  TimeZonePicker,
  type ColumnMapping,
} from '../index.ts'
import { importFields, importHeader, importMapping, importSample } from '../data/ImportMapper/ImportMapper.fixtures.ts'
import { marchCalls } from '../scheduling/CallCalendar/CallCalendar.fixtures.ts'
import { officeHours } from '../scheduling/ScheduleEditor/ScheduleEditor.fixtures.ts'
import { allTimeZones } from '../scheduling/TimeZonePicker/TimeZonePicker.fixtures.ts'
import { Card } from './Card.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const ignore = () => undefined

/** Search, import, and empty states. */
export function Intake() {
  const styles = useWelcomeStyles()
  const [search, setSearch] = useState('')
  const [values, setValues] = useState(someValues)
  const [mapping, setMapping] = useState<ColumnMapping>(importMapping)
  const [hasHeaderRow, setHasHeaderRow] = useState(true)
  const [day, setDay] = useState('2026-03-19')
  const [calendarDay, setCalendarDay] = useState('2026-03-17')
  const [zone, setZone] = useState<number | string>('Europe/Berlin')
  return (
    <>
      <Card title="Filters">
        <FilterBar
          search={search}
          onSearchChange={(_, data) => setSearch(data.search)}
          filters={filters}
          values={values}
          onValuesChange={(_, data) => setValues(data.values)}
          onFiltersOpen={ignore}
        />
      </Card>
      <Card title="Import">
        <ImportMapper
          header={importHeader}
          sample={importSample}
          fields={importFields}
          mapping={mapping}
          hasHeaderRow={hasHeaderRow}
          onMappingChange={(_, data) => setMapping(data.mapping)}
          onHasHeaderRowChange={(_, data) => setHasHeaderRow(data.hasHeaderRow)}
        />
        <StepTrail label="Steps of the import" steps={['Upload', 'Map', 'Result']} current={1} />
        <ShareBar label="2 of 3 done" total={3} shares={[{ id: 'done', tone: 'success', count: 2 }]} />
        <ImportRow name="Ada Lovelace" company="Analytical Engines" status="imported" />
        <ImportRow name="Hiro Tanaka" status="skipped" />
      </Card>
      <Card title="Calls">
        <div className={styles.chat}>
          <CallCalendar
            label="Calls of March"
            span="month"
            day={calendarDay}
            now={{ date: '2026-03-17', time: '14:05' }}
            items={marchCalls}
            legend={[]}
            onDayChange={(_, data) => setCalendarDay(data.day)}
            onItemMove={ignore}
          />
        </div>
      </Card>
      <StepChecklist
        title="First steps"
        text="From an empty workspace to your first calls."
        steps={[
          { id: 'profile', title: 'Connect a profile', text: 'Its owner signs in once.', isDone: true },
          { id: 'list', title: 'Add recipients', text: 'Import a file.', isDone: false, actionLabel: 'Import' },
        ]}
        progressText="1 of 2 done"
        doneLabel="Done"
        dismissLabel="Hide the first steps"
        onDismiss={ignore}
      />
      <div className={styles.columns}>
        <Card title="Start">
          <DateField
            label="Start date"
            value={day}
            today="2026-03-17"
            earliest="2026-03-17"
            onChange={(_, data) => setDay(data.date)}
          />
          <TimeZonePicker options={allTimeZones} value={zone} onChange={(_, data) => setZone(data.option.id)} />
          <ScheduleCell schedule={officeHours} />
        </Card>
        <Card title="Nothing here">
          <EmptyState isCompact headingLevel={3} title="No recipients yet" text="Import a list to fill a sequence." />
        </Card>
        <Card title="Not loaded">
          <ErrorState
            isCompact
            headingLevel={3}
            text="The figures could not be loaded."
            actions={<Button>Retry</Button>}
          />
        </Card>
      </div>
    </>
  )
}
