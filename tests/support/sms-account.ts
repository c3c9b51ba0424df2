/** The account that the stand-in for the SMS provider knows. */
export const SMS_ACCOUNT = {
  TWILIO_ACCOUNT_SID: 'ACtest',
  TWILIO_AUTH_TOKEN: 'a secret',
  SMS_FROM: '+14155550100',
}
