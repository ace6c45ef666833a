import { type Profile } from '@tandem/contract'
import { FormBody } from '../../../shared/forms/FormBody.tsx'
import { FormErrorBar } from '../../../shared/forms/FormErrorBar.tsx'
import { ScheduleFields } from '../fields/ScheduleFields.tsx'
import { WeekPanel } from './WeekPanel.tsx'

/** Both schedules of a profile, and the week that follows from them. */
export function ScheduleTab({ profile }: { readonly profile: Profile }) {
  return (
    <FormBody hasSections>
      <FormErrorBar />
      <ScheduleFields />
      <WeekPanel profile={profile} />
    </FormBody>
  )
}
