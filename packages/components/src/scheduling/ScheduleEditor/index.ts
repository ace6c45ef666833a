export { type ScheduleChange, type ScheduleChangeKind, type ScheduleEvent } from './scheduleActions.ts'
export { ScheduleEditor, type ScheduleEditorProps } from './ScheduleEditor.tsx'
