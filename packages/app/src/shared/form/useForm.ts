/** Only this folder imports React Final Form (ADR 9). */
export { useForm, useFormState } from 'react-final-form'
