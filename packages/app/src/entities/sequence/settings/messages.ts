/** A rule quotes the text below a comment such as `SEQ-21`, which is the id of the rule. Do not change such a text. */
export const sequenceSettingsMessages = {
  general: 'General',
  schedule: 'Schedule',
  name: 'Sequence Name',
  startDate: 'Sequence Start Date',
  startDateHint: 'Nothing is sent before this day.',
  startsIn: (zone: string) => `Nothing is sent before this day begins in ${zone}.`,
  timeZone: 'Time Zone',
  required: {
    /** SEQ-21 */
    name: 'Please, define sequence name',
    /** SEQ-22 */
    startDate: 'Please, define sequence start date',
    /** SEQ-23 */
    scheduleTimezone: 'Please, define timezone',
  },
  past: 'Choose today or a later day.',
  hoursInvalid: 'Correct the hours that are marked.',
  noHours: 'No weekday has hours: nothing will be sent. Add a slot, or turn on Full Access.',
  hours: 'Hours of the sequence',
  zoneText: (zone: string) => `Times in ${zone}`,
} as const
