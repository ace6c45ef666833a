import { ButtonLink } from '@tandem/components'
import { FormErrorBar } from '../../shared/form/FormErrorBar.tsx'
import { useSubmitState } from '../../shared/form/useSubmitState.ts'
import { addMessages as texts } from './messages.ts'

/** Shows why the profile could not be created, with a link to buy more slots. */
export function AddFailed() {
  const { errors, isSubmitting } = useSubmitState()
  if (errors.length === 0 || isSubmitting) return null
  return (
    <>
      <FormErrorBar />
      <div>
        <ButtonLink to="/settings/manage/accountPlan">{texts.buy}</ButtonLink>
      </div>
    </>
  )
}
