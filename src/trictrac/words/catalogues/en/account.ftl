# Accounts: passwords, the second factor, recovery codes.

server-refused-second_factor = This account also asks for the code of your authenticator, or a recovery code.
server-refused-wrong_code = This code is wrong, or has been used.
server-refused-second_factor_on = The second factor is already on.
server-refused-no_mail = This server sends no mail.
server-refused-bad_email = This address cannot be read.

## Letters

mail-confirm = Trictrac: confirm your address
mail-confirm-text = Hello { $name },

    this link, good for one hour, confirms that this address is yours and that you give it to the account “{ $name }”. If it was not you, do nothing.
mail-recover = Trictrac: a new password
mail-recover-text = Hello { $name },

    this link, good once and for one hour, lets you choose a new password. If you did not ask for it, do nothing: nothing changes.
mail-changed = Trictrac: your account has changed
mail-changed-password = Hello { $name }, your password has just been changed, and your other devices have to sign in again. If it was not you, take your account back with a recovery code.
mail-changed-second-factor = Hello { $name }, the second factor of your account has just been removed. If it was not you, change your password at once.
mail-changed-address = Hello { $name }, this address no longer belongs to your account. If it was not you, change your password at once.

## Order in the house

server-refused-blocked = Somebody at this table does not wish to play or talk with you.
server-refused-you_blocked = You have blocked somebody at this table; take the block back first.
server-refused-too_many_blocks = You have blocked as many people as one may.
server-refused-already_reported = You have reported this person at this table already.
server-refused-unknown_report = There is no such report.
server-refused-unknown_person = Nobody is meant by that.
server-refused-operators_only = This page is for those who run the house.
server-refused-operator_factor = The operator’s page opens for accounts with a second factor only.

operator-appointed = { $who } runs the house from now on: the page is /operator.
operator-dismissed = { $who } no longer runs the house.
operator-nobody = Nobody runs the house but this command line.

## account

account-title = Password and security
account-to_history = Your games and your data
account-password_now = Present password
account-password_new = New password
account-password_change = Change the password
account-password_ends = Your other devices will have to sign in again.
account-password_changed = Your password has been changed.
account-code = Code of the authenticator, or a recovery code
account-factor = Second factor
account-factor_on = An authenticator gives a code each time you sign in.
account-factor_off = An authenticator can ask for a code as well as the password: a stolen password is then not enough.
account-factor_change = Change
account-factor_begin = Set up the second factor
account-factor_end = Remove the second factor
account-factor_ended = The second factor has been removed.
account-factor_scan = Read this picture with your authenticator, then give the first code that it shows.
account-factor_qr = The secret of the second factor, to be read with an authenticator
account-factor_type = Or type this secret:
account-factor_first = First code
account-factor_confirm = Confirm
account-codes_once = Your recovery codes, shown this once
account-codes_what = Each is good once: to choose a new password, or in place of the authenticator. Keep them like a key; earlier ones no longer count.
account-codes_left = { $count ->
    [0] You have no recovery codes: without them a lost password cannot be recovered.
    [one] You have { $count } recovery code left.
   *[other] You have { $count } recovery codes left.
}
account-codes_renew = Give new recovery codes
account-codes_copy = Copy
account-codes_copied = The codes have been copied.
account-codes_save = Save
account-codes_done = I have kept them
account-mail = E-mail address
account-mail_is = Confirmed address: { $email }.
account-mail_why = An e-mail address lets you recover a lost password; it is used for nothing else.
account-mail_change = Change the address
account-mail_note = A link is sent there; the address counts once the link was followed. Empty: no address.
account-mail_keep = Keep this address
account-mail_sent = A link is on its way to this address.
account-mail_none = No address is kept any more.
account-mail_confirmed = Your address is confirmed.
account-lost = Lost your password?
account-lost_code = With a recovery code you choose a new password.
account-lost_recovery = Recovery code
account-lost_back = Take my account back
account-lost_mail = Without a code: if the account has a confirmed address, a link is sent there.
account-lost_write = Send the link
account-lost_sent = If this account has a confirmed address, a link is on its way.
account-blocks = Blocked people
account-blocks_none = You block nobody.
account-unblock = Unblock

## people

people-title = People
people-none = Nobody else sits here.
people-private = Private table: only its players and those with an invitation see it. For everybody else there is no such table.
people-watch_link = Copy the link to watch
people-block = Block
people-blocked = { $name } can no longer sit with you, invite you or talk to you.
people-block_what = A blocked person cannot sit with you, invite you or talk to you; a game under way goes on.
people-report = Report
people-report_what = The operator gets your report, the table and what was said there last.
people-report_send = Send the report
people-reported = The report is on its way. Thank you.
people-reason = Reason
people-reason-insult = Insults or threats
people-reason-cheating = Cheating
people-reason-name = Offensive name
people-reason-spam = Advertising
people-reason-other = Something else
people-words = What happened

## operator

operator-title = The house
operator-overview = Tables: { $open } waiting, { $playing } in play, { $over } over. Reports waiting: { $reports }. Banned: { $banned }.
operator-none = Nothing.
operator-reports = Reports
operator-reports_closed = those that are closed
operator-reported_by = reported by { $name }
operator-talk = What was said ({ $count })
operator-ban_close = Ban and close
operator-dismiss = Close without more
operator-outcome-banned = Banned
operator-outcome-dismissed = Dismissed
operator-bans = Bans
operator-account = account
operator-guest = guest
operator-unban = Let in again
operator-ban = Ban
operator-ban_name = Name of the account
operator-ban_table = Table
operator-ban_seat = Seat
operator-tables = Tables under way
operator-tables_what = Names are shown only for tables that are open to everybody, or reported.
operator-since = Opened
operator-last = Last event
operator-players = Players
operator-hidden = names hidden
operator-limits = Limits
operator-limits_what = In force in this process, per address, person or name; they are set at the start.
operator-limit = Limit
operator-burst = At once
operator-rate = Per minute
operator-audit = Audit log
operator-whole = Each line seals those before it: what you see here has not been changed.
operator-broken = The seals do not hold: this log has been changed.
operator-act-ban = bans
operator-act-unban = lets in again
operator-act-report = closes a report
operator-act-appoint = makes an operator
operator-act-dismiss = is no longer an operator:
