import { useState } from 'react'
import { ScheduleEditor, type ScheduleEditorProps } from './ScheduleEditor.tsx'

export function KeptSchedule(props: ScheduleEditorProps) {
  const [schedule, setSchedule] = useState(props.schedule)
  return (
    <ScheduleEditor
      {...props}
      schedule={schedule}
      onChange={(event, data) => {
        props.onChange(event, data)
        setSchedule(data.schedule)
      }}
    />
  )
}
