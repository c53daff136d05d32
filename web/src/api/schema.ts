// Generated from the server's schema by `npm run types`: do not edit.
/* eslint-disable */

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description A guest makes an account and keeps their games.
         */
        post: operations["register_api_account_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Address
         * @description The link in the letter was followed: the address counts.
         */
        post: operations["confirm_address_api_email_confirm_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/examine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Examine
         * @description Everything wrong with a position that somebody sets up; and its throw judged, if it can be.
         */
        post: operations["examine_api_examine_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description Games that are over, or under way: the visitor's own, and those of listed tables.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description The plays in order of merit, what each allows the opponent, and why; thought out in a worker.
         */
        post: operations["hint_api_hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About The House
         * @description Forms, levels and phrases.
         */
        get: operations["about_the_house_api_house_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/judge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge
         * @description The score sheet of a throw, reason by reason, and the plays the law allows.
         */
        post: operations["judge_api_judge_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Key
         * @description The public keys of the house; this address stays.
         */
        get: operations["key_api_key_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Login
         * @description Signs in.
         */
        post: operations["login_api_login_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logout
         * @description Ends this session.
         */
        post: operations["logout_api_logout_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who the visitor is; at a first visit they become a guest.
         */
        get: operations["me_api_me_get"];
        put?: never;
        /**
         * Rename
         * @description A guest takes a name.
         */
        post: operations["rename_api_me_post"];
        /**
         * Forget
         * @description Gives up what is under way, then deletes account and sessions, name and words; the games stay without them.
         */
        delete: operations["forget_api_me_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/adopt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adopt
         * @description This device becomes the guest who made the code.
         */
        post: operations["adopt_api_me_adopt_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks
         * @description Whom the visitor blocks.
         */
        get: operations["blocks_api_me_blocks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks/{block}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock
         * @description Lets somebody come near again.
         */
        delete: operations["unblock_api_me_blocks__block__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Code
         * @description A code by which another device of a guest takes their seats, within ten minutes. Accounts just sign in there.
         */
        post: operations["code_api_me_code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description Everything kept about the visitor.
         */
        get: operations["export_api_me_data_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Address
         * @description Sends a link to a new address, which counts once it is followed; an empty one is forgotten at once.
         */
        post: operations["set_address_api_me_email_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/locks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locks
         * @description How the visitor's account is kept.
         */
        get: operations["locks_api_me_locks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change Password
         * @description A new password; other devices have to sign in again.
         */
        post: operations["change_password_api_me_password_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress
         * @description What is kept of the visitor's lessons; a new account has learned nothing yet.
         */
        get: operations["progress_api_me_progress_get"];
        put?: never;
        /**
         * Take In
         * @description Merges what a device knows into what is kept, and tells the whole; a file that is none changes nothing.
         */
        post: operations["take_in_api_me_progress_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew Recovery Codes
         * @description Ten new recovery codes; the old ones no longer count.
         */
        post: operations["renew_recovery_codes_api_me_recovery_codes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin Second Factor
         * @description A secret for an authenticator, as text and as the address in a QR code; it does not count yet.
         */
        post: operations["begin_second_factor_api_me_second_factor_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Second Factor
         * @description Turns the second factor on with the authenticator's first code; gives new recovery codes.
         */
        post: operations["confirm_second_factor_api_me_second_factor_confirm_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End Second Factor
         * @description Turns the second factor off.
         */
        post: operations["end_second_factor_api_me_second_factor_end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moments Of Text
         * @description The coups worth seeing again of a record that somebody brings: a game that was played in their browser.
         */
        post: operations["moments_of_text_api_moments_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Overview
         * @description Tables, reports, bans and limits in numbers.
         */
        get: operations["overview_api_operator_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audited
         * @description What operators did, the newest first, a hundred at a time.
         */
        get: operations["audited_api_operator_audit_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banned
         * @description Everybody who is kept out.
         */
        get: operations["banned_api_operator_bans_get"];
        put?: never;
        /**
         * Ban
         * @description Keeps somebody out, at once and everywhere.
         */
        post: operations["ban_api_operator_bans_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/bans/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unban
         * @description Lets somebody in again.
         */
        delete: operations["unban_api_operator_bans__user__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports
         * @description Reports that wait, or that were closed, the newest first.
         */
        get: operations["reports_api_operator_reports_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide
         * @description Closes a report; ``banned`` keeps the person out as well.
         */
        post: operations["decide_api_operator_reports__report__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tables
         * @description Tables that are not over, the latest first.
         */
        get: operations["tables_api_operator_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recorded
         * @description A record that somebody brings, as an analysis needs it: every throw, and what was made of it.
         */
        post: operations["recorded_api_recorded_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover
         * @description A new password by a recovery code; every other session ends.
         */
        post: operations["recover_api_recover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover By Link
         * @description A new password by the link in a letter; every other session ends.
         */
        post: operations["recover_by_link_api_recover_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send Link
         * @description Sends a link to the address of an account, if it has one; the answer is the same if not.
         */
        post: operations["send_link_api_recover_mail_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay Text
         * @description A record that somebody brings, judged coup by coup.
         */
        post: operations["replay_text_api_replay_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schema
         * @description JSON schema of the messages of the websocket, both directions.
         */
        get: operations["schema_api_schema_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions
         * @description Where one is signed in.
         */
        get: operations["sessions_api_sessions_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke
         * @description Revokes a session.
         */
        delete: operations["revoke_api_sessions__session__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lobby
         * @description Open tables that wait for players, but for those of people who block the visitor, or whom the visitor blocks.
         */
        get: operations["lobby_api_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description Opens a table.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look
         * @description The table as the visitor may see it.
         */
        get: operations["look_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account
         * @description Who owes what to whom, with reasons.
         */
        get: operations["account_api_tables__table__account_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks
         * @description The dice of a finished session, every check in words.
         */
        get: operations["checks_api_tables__table__checks_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries
         * @description What happened after an entry, up to five hundred at a time.
         */
        get: operations["entries_api_tables__table__entries_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations
         * @description The invitations again, for the person who opened the table.
         */
        get: operations["invitations_api_tables__table__invitations_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/learned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Learned
         * @description What a finished game taught the visitor; in ``aided`` coups the page had told them what the throw was worth.
         */
        get: operations["learned_api_tables__table__learned_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Message
         * @description A message to the table, as over the websocket. What is acknowledged is on disk.
         */
        post: operations["message_api_tables__table__messages_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moments
         * @description The coups of a finished session that are worth seeing again, with what they were worth.
         */
        get: operations["moments_api_tables__table__moments_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proof
         * @description Everything about the dice, once the table is over: input of ``trictrac verify``.
         */
        get: operations["proof_api_tables__table__proof_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The session as readable text.
         */
        get: operations["record_api_tables__table__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay
         * @description A session coup by coup, as soon as its record may be read.
         */
        get: operations["replay_api_tables__table__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{player}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block
         * @description Blocks whoever sits there: they cannot sit with the visitor, invite or talk to them any more.
         */
        post: operations["block_api_tables__table__seats__player__block_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{player}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Tells the operator about whoever sits there; the table and what was said there last go along.
         */
        post: operations["report_api_tables__table__seats__player__report_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify
         * @description Re-derives every die; whoever does not believe it can do so themselves.
         */
        get: operations["verify_api_tables__table__verify_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/watching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watching
         * @description What lets others look on at a private table; for those who play there and the person who opened it.
         */
        get: operations["watching_api_tables__table__watching_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/throws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All Throws
         * @description What each of the twenty-one throws would do, how many of thirty-six do it; the figures of the position.
         */
        post: operations["all_throws_api_throws_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify Text
         * @description The dice of a record, or of a proof, that somebody brings.
         */
        post: operations["verify_text_api_verify_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/why-not": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Why Not
         * @description Why a dame may not go there with this throw; nothing where some legal play does so.
         */
        post: operations["why_not_api_why_not_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Whether the server lives: a process that does not answer this is to be started again.
         */
        get: operations["healthz_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readyz
         * @description Whether it can do its work: a write reaches the database. While it cannot, send people elsewhere.
         */
        get: operations["readyz_readyz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AcceptAction
         * @description Accepts the proposal on the table.
         */
        AcceptAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "accept";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Accepted
         * @description A player accepted the proposal.
         */
        Accepted: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "accepted";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
            /**
             * What
             * @enum {string}
             */
            what: "exit" | "stop";
        };
        /**
         * AccountKept
         * @description What is kept of an account.
         */
        AccountKept: {
            /** Created */
            created: number;
            /** Email */
            email: string | null;
            /** Name */
            name: string | null;
            /** Second Factor */
            second_factor: boolean;
        };
        /**
         * AccountView
         * @description The account of a session so far.
         */
        AccountView: {
            /** Entries */
            entries: components["schemas"]["PaymentView"][];
            /** Fiche */
            fiche: number;
            /** Final */
            final: boolean;
            /** Totals */
            totals: components["schemas"]["TotalView"][];
        };
        /**
         * Ack
         * @description A message was done, and is on disk.
         */
        Ack: {
            /** Ref */
            ref: string;
            /** Seq */
            seq: number;
            /**
             * Type
             * @default ack
             * @constant
             */
            type: "ack";
        };
        /**
         * AdoubeAction
         * @description Says «j'adoube» before straightening a dame: the next touch binds to nothing.
         */
        AdoubeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "adoube";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Adoubed
         * @description «J'adoube» was said: the next touch binds to nothing.
         */
        Adoubed: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "adoube";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * AgreeAction
         * @description Agrees to the opponent's leaving, to the end of the game they marked, or to their play against the law.
         */
        AgreeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "agree";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Agreed
         * @description The opponent agreed to a leaving, to the end of a game, or to a play against the law.
         */
        Agreed: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "agreed";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * AgreementData
         * @description Conventions that were suggested or agreed on.
         */
        AgreementData: {
            conventions: components["schemas"]["ConventionsView"];
        };
        /**
         * AgreementEntry
         * @description Conventions were suggested, or agreed on.
         */
        AgreementEntry: {
            /** At */
            at: number;
            data: components["schemas"]["AgreementData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "agreed" | "suggested";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * AimView
         * @description What to aim at with a throw, for somebody who learns; ``cases`` on the thrower's march.
         */
        AimView: {
            /** Cases */
            cases: number[];
            leaving: components["schemas"]["FactView"] | null;
            told: components["schemas"]["FactView"];
        };
        /**
         * AskAdvice
         * @description And whose advice: the net, or the net looking ahead.
         */
        AskAdvice: {
            /**
             * Form
             * @default ordinary
             * @enum {string}
             */
            form: "ordinary" | "a-ecrire";
            /** Played */
            played?: string | null;
            /**
             * Player
             * @default net
             * @enum {string}
             */
            player: "net" | "1ply" | "2ply" | "maitre";
            /** Position */
            position: string;
            /**
             * Rules
             * @default loi-2013
             */
            rules: string;
            /** Throw */
            throw?: string | null;
        };
        /**
         * AskReasonAction
         * @description Asks the opponent for the reason of what they marked (XVII.27).
         */
        AskReasonAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "ask_reason";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * AuditLineView
         * @description One thing that an operator did, with the names that people have now.
         */
        AuditLineView: {
            /** Action */
            action: string;
            /** At */
            at: number;
            /** Detail */
            detail: {
                [key: string]: unknown;
            };
            /** Operator */
            operator: string;
            /** Seq */
            seq: number;
            /** Target */
            target: string | null;
        };
        /**
         * AuditView
         * @description Lines of the audit log, the newest first; ``whole``: their seals hold.
         */
        AuditView: {
            /** Lines */
            lines: components["schemas"]["AuditLineView"][];
            /** Whole */
            whole: boolean;
        };
        /**
         * AugmentationDeclined
         * @description The second ecole of a wrong contest was given up.
         */
        AugmentationDeclined: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "augmentation_declined";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * BannedView
         * @description Somebody who is kept out.
         */
        BannedView: {
            /** Account */
            account: boolean;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * BanRequest
         * @description Whom to keep out: an account by its name, or whoever sits at a table, by seats counted from 1.
         */
        BanRequest: {
            /** Name */
            name?: string | null;
            /** Seat */
            seat?: number | null;
            /** Table */
            table?: string | null;
        };
        /**
         * Bare
         * @description Needs no more than its name: gives the seat up before the game begins; agrees to what is suggested, declines it
         *     or takes it back; takes one's last play back, with computers only; offers a return match or accepts it.
         */
        Bare: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "consent" | "rematch" | "rise" | "take_back" | "withdraw";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * BareEntry
         * @description Entries that need no data.
         */
        BareEntry: {
            /** At */
            at: number;
            data: components["schemas"]["Nothing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "closed" | "consented" | "gone" | "rematch" | "resumed" | "rose" | "withdrew";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * BegunData
         * @description The players as the game calls them, and the dice that drew their order: who threw, and what.
         */
        BegunData: {
            /** Before */
            before?: number | null;
            /** Draw */
            draw?: [
                number,
                number
            ][] | null;
            /** Players */
            players: string[];
        };
        /**
         * BegunEntry
         * @description The game began.
         */
        BegunEntry: {
            /** At */
            at: number;
            data: components["schemas"]["BegunData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "begun";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * Block
         * @description Somebody who is blocked, under the name they had then; ``id`` is the block's and says nothing of them.
         */
        Block: {
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * BoardAt
         * @description The board at a moment.
         */
        BoardAt: {
            /** Pavillon */
            pavillon?: ("white" | "black") | null;
            /** Position */
            position: string;
        };
        /**
         * BoardView
         * @description The game at the board.
         */
        BoardView: {
            /** Awaits */
            awaits: number | null;
            /** Claims */
            claims?: components["schemas"]["ClaimView"][];
            clock?: components["schemas"]["ClockView"] | null;
            /** Contestable */
            contestable: number[];
            /** Coup */
            coup: number;
            decision?: components["schemas"]["DecisionView"] | null;
            last?: components["schemas"]["CoupView"] | null;
            /** Lying */
            lying?: [
                number,
                number
            ] | null;
            /** Marks */
            marks: [
                components["schemas"]["MarksView"],
                components["schemas"]["MarksView"]
            ];
            /** May */
            may?: {
                [key: string]: string[];
            };
            /** May Decide */
            may_decide: boolean;
            /** Opening */
            opening: {
                [key: string]: number;
            };
            /** Pavillon */
            pavillon?: ("white" | "black") | null;
            /** Phase */
            phase: string;
            /** Plays */
            plays?: string[] | null;
            /** Position */
            position: string;
            proposal?: components["schemas"]["ProposalView"] | null;
            /** Score */
            score?: components["schemas"]["ReasonView"][] | null;
            /** Sits */
            sits: [
                number,
                number
            ];
            /**
             * Stayed
             * @default false
             */
            stayed: boolean;
            /** Target */
            target: number;
            throw?: components["schemas"]["CoupView"] | null;
            /** Touched */
            touched: number[];
            /** Turn */
            turn: number;
        };
        /**
         * BreakDiceAction
         * @description Breaks the opponent's dice to have their mark put right before they throw again (XVIII.8).
         */
        BreakDiceAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "break_dice";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * CaseView
         * @description A case on the thrower's march; a reader who sits opposite counts it from the other end.
         */
        CaseView: {
            /** Case */
            case: number;
        };
        /**
         * CheckedView
         * @description All checks of one session.
         */
        CheckedView: {
            /** Checks */
            checks: components["schemas"]["CheckView"][];
            envelopes: components["schemas"]["EnvelopesView"];
            /** Players */
            players: string[];
            /** Right */
            right: boolean;
            /** Rolls */
            rolls: components["schemas"]["RollView"][];
        };
        /**
         * CheckView
         * @description One check: right, wrong, or not reached because of one before it.
         */
        CheckView: {
            detail: components["schemas"]["FactView"];
            /** Right */
            right: boolean | null;
            title: components["schemas"]["FactView"];
        };
        /**
         * ChooseColourAction
         * @description Takes the dames of a colour, where the dice gave the primaute and with it the choice (art. V).
         */
        ChooseColourAction: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "white" | "black";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "choose_colour";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * ClaimAction
         * @description «École !»: marks the opponent's fault for oneself (art. XVII).
         */
        ClaimAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "claim";
            /** Points */
            points: number;
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Claimed
         * @description «École !»: a fault of the opponent was marked (art. XVII).
         */
        Claimed: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "claimed";
            /** Player */
            player: number;
            /** Points */
            points: number;
            /** Right */
            right: boolean;
            /** Seq */
            seq: number;
        };
        /**
         * ClaimHeard
         * @description A claim as it is told while players must find out for themselves whether it is right (art. XVII).
         */
        ClaimHeard: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * Kind
             * @default claimed
             * @constant
             */
            kind: "claimed";
            /** Player */
            player: number;
            /** Points */
            points: number;
            /** Seq */
            seq: number;
        };
        /**
         * ClaimView
         * @description An école that was claimed. Whether it was right is told when it was contested, or nothing of it can be taken up
         *     any more (XVII.10).
         */
        ClaimView: {
            /** Contested */
            contested: boolean;
            /** Number */
            number: number;
            /** Open */
            open: boolean;
            /** Player */
            player: number;
            /** Points */
            points: number;
            /** Right */
            right?: boolean | null;
            /** Why */
            why?: components["schemas"]["WhyView"][] | null;
            /** Worth */
            worth?: number | null;
        };
        /**
         * ClockView
         * @description Seconds: the delay of a coup, then what each player has left; ``since`` is when this coup began.
         */
        ClockView: {
            /** Delay */
            delay: number;
            /** Now */
            now: number;
            /** Remaining */
            remaining: number[];
            /** Since */
            since: number;
        };
        /**
         * Code
         * @description What one device tells another.
         */
        Code: {
            /** Code */
            code: string;
        };
        /**
         * CodesView
         * @description Recovery codes, shown this once: the server keeps only their hashes.
         */
        CodesView: {
            /** Codes */
            codes: string[];
        };
        /**
         * ColourChosen
         * @description Whoever won the primaute took the dames of this colour (art. V): from now on they have its seat.
         */
        ColourChosen: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * Colour
             * @enum {string}
             */
            colour: "white" | "black";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "colour_chosen";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * CommitmentData
         * @description A new commitment to the dice.
         */
        CommitmentData: {
            /** Commitment */
            commitment: string;
        };
        /**
         * Confirmation
         * @description The first code of an authenticator, and what the server gave out for it.
         */
        Confirmation: {
            /** Code */
            code: string;
            /** Token */
            token: string;
        };
        /**
         * ContestAction
         * @description Contests the opponent's last claim; the program settles it at once.
         */
        ContestAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "contest";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Contested
         * @description The opponent's last claim was contested, and settled at once.
         */
        Contested: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "contested";
            /** Player */
            player: number;
            /** Points */
            points: number;
            /** Right */
            right: boolean;
            /** Seq */
            seq: number;
            /** Worth */
            worth?: number | null;
        };
        /**
         * ConventionsView
         * @description What is agreed at a table, with the settings of its form.
         */
        ConventionsView: {
            /** Clock */
            clock?: [
                number,
                number
            ] | null;
            /** Form */
            form: string;
            /** Free Hands */
            free_hands: boolean;
            /** Modes */
            modes: ("automatic" | "assisted" | "strict")[];
            /** Players */
            players: number;
            /** Rules */
            rules: string;
            /** Start */
            start?: string | null;
        } & {
            [key: string]: number | string | number[] | null;
        };
        /**
         * CorrectAction
         * @description Only puts the opponent's excess right, without marking the ecole.
         */
        CorrectAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "correct";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Corrected
         * @description The opponent's excess was put right and no ecole marked.
         */
        Corrected: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "corrected";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * CountView
         * @description How many of the thirty-six do one thing.
         */
        CountView: {
            /** Count */
            count: number;
            effect: components["schemas"]["Effect"];
            told: components["schemas"]["FactView"];
        };
        /**
         * CoupView
         * @description A throw and what it was worth; ``score`` is missing where people must find it themselves.
         */
        CoupView: {
            /** Asked */
            asked?: string | null;
            before?: components["schemas"]["MarksView"] | null;
            /** Dice */
            dice: [
                number,
                number
            ];
            /** Double */
            double?: boolean | null;
            /** Gained */
            gained?: number | null;
            /** Given */
            given?: number | null;
            /** Player */
            player: number;
            /** Score */
            score?: components["schemas"]["ReasonView"][] | null;
            /**
             * Side
             * @enum {string}
             */
            side: "white" | "black";
            /** Trous */
            trous?: number | null;
            /** Unscored */
            unscored?: components["schemas"]["FactView"][];
        };
        /**
         * DecisionView
         * @description What follows from staying and from leaving (art. XVI).
         */
        DecisionView: {
            /** Ends */
            ends: boolean;
            /** Other Points */
            other_points: number;
            /** Points */
            points: number;
            /** Trous */
            trous: number;
        };
        /**
         * DeclineAction
         * @description Declines it, or takes one's own back.
         */
        DeclineAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "decline";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * DeclineAugmentationAction
         * @description Gives up the second ecole that a wrong contest brought: nobody is bound to mark an ecole (art. XVII).
         */
        DeclineAugmentationAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "decline_augmentation";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Declined
         * @description A player declined the proposal, or took their own back.
         */
        Declined: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "declined";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * DiceBroken
         * @description The opponent's throw was made void and their mark put right; they throw again (XVIII.8).
         */
        DiceBroken: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "dice_broken";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * DiceView
         * @description What is known of the dice so far (docs/dice.md).
         */
        DiceView: {
            /** Commitment */
            commitment: string;
            /** Rolled */
            rolled: number;
            /** Scheme */
            scheme: string;
            /** Secret */
            secret?: string | null;
        };
        /**
         * DieThrown
         * @description The opening (art. V): one die, or both where one player throws them for the two (LL 28).
         */
        DieThrown: {
            /**
             * At
             * @default 0
             */
            at: number;
            /** Dice */
            dice: [
                number
            ] | [
                number,
                number
            ];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "die";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * DisclosedEntry
         * @description The table is over, and the secret of the dice told.
         */
        DisclosedEntry: {
            /** At */
            at: number;
            data: components["schemas"]["SecretData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "disclosed";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * Effect
         * @description What can be counted of throws; each is a property of :class:`ThrowOutlook`.
         * @enum {string}
         */
        Effect: "gains" | "gives" | "trou" | "fills" | "keeps" | "breaks" | "beats" | "beats_corner" | "beats_in_vain" | "unplayed";
        /**
         * Ended
         * @description The game or marque at the board is over.
         */
        Ended: {
            /**
             * At
             * @default 0
             */
            at: number;
            /** First */
            first?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ended";
            /** Result */
            result: [
                number,
                number
            ];
            /** Seq */
            seq: number;
            /** Series */
            series: [
                boolean,
                boolean
            ];
        };
        /**
         * EndView
         * @description The board as the last game left it.
         */
        EndView: {
            coup?: components["schemas"]["CoupView"] | null;
            /** Marks */
            marks: [
                components["schemas"]["MarksView"],
                components["schemas"]["MarksView"]
            ];
            /** Pavillon */
            pavillon?: ("white" | "black") | null;
            /** Position */
            position: string;
            /** Sits */
            sits: [
                number,
                number
            ];
        };
        /**
         * EntriesPage
         * @description Entries of a log.
         */
        EntriesPage: {
            /** Entries */
            entries: (components["schemas"]["OpenedEntry"] | components["schemas"]["SatEntry"] | components["schemas"]["SealedEntry"] | components["schemas"]["RevealedEntry"] | components["schemas"]["AgreementEntry"] | components["schemas"]["BegunEntry"] | components["schemas"]["EventEntry"] | components["schemas"]["SaidEntry"] | components["schemas"]["HushedEntry"] | components["schemas"]["TakenBackEntry"] | components["schemas"]["MovedEntry"] | components["schemas"]["RestoredEntry"] | components["schemas"]["DisclosedEntry"] | components["schemas"]["BareEntry"])[];
            /** Last */
            last: number;
        };
        /**
         * EnvelopesView
         * @description Everything promised and told, so that whoever looks can do the sums themselves.
         */
        EnvelopesView: {
            /**
             * After
             * @default 0
             */
            after: number;
            /** Commitment */
            commitment: string;
            /** Renewals */
            renewals: components["schemas"]["PartView"][];
            /** Scheme */
            scheme: string;
            /** Seals */
            seals: (string | null)[];
            /** Secret */
            secret: string;
            /** Seeds */
            seeds: (string | null)[];
            /** Table */
            table: string;
        };
        /**
         * EventEntry
         * @description Something happened at the table of the law.
         */
        EventEntry: {
            /** At */
            at: number;
            /** Data */
            data: (components["schemas"]["Joined"] | components["schemas"]["Seated"] | components["schemas"]["DieThrown"] | components["schemas"]["ColourChosen"] | components["schemas"]["Thrown"] | components["schemas"]["Marked"] | components["schemas"]["MarkedNothing"] | components["schemas"]["Adoubed"] | components["schemas"]["Touched"] | components["schemas"]["Stayed"] | components["schemas"]["Leaving"] | components["schemas"]["Agreed"] | components["schemas"]["Left"] | components["schemas"]["Played"] | components["schemas"]["Exchanged"] | components["schemas"]["Claimed"] | components["schemas"]["Corrected"] | components["schemas"]["Obliged"] | components["schemas"]["Contested"] | components["schemas"]["AugmentationDeclined"] | components["schemas"]["ReasonAsked"] | components["schemas"]["Invited"] | components["schemas"]["DiceBroken"] | components["schemas"]["Warned"] | components["schemas"]["Replayed"] | components["schemas"]["Resigned"] | components["schemas"]["Proposed"] | components["schemas"]["Accepted"] | components["schemas"]["Declined"] | components["schemas"]["FlagFell"] | components["schemas"]["Ended"] | components["schemas"]["Finished"]) | components["schemas"]["ClaimHeard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "event";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * Examined
         * @description A position looked at. ``judged`` is there if dice are given and nothing is fatally wrong.
         */
        Examined: {
            /** Faults */
            faults: components["schemas"]["FaultView"][];
            judged?: components["schemas"]["JudgedView"] | null;
            /** Pavillon */
            pavillon: ("white" | "black") | null;
            /** Position */
            position: string;
        };
        /**
         * Exchanged
         * @description After an exit, which this player throws after, each kept the dames on their side (LL 120): the seats change.
         */
        Exchanged: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "exchanged";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * FactView
         * @description Something to be told.
         */
        FactView: {
            /** Args */
            args?: {
                [key: string]: boolean | number | string | components["schemas"]["CaseView"] | components["schemas"]["MovesView"] | components["schemas"]["FactView"] | (boolean | number | string | components["schemas"]["CaseView"] | components["schemas"]["MovesView"] | components["schemas"]["FactView"])[];
            };
            /** Key */
            key: string;
        };
        /**
         * FaultView
         * @description Something wrong with a position.
         */
        FaultView: {
            /** Case */
            case?: number | null;
            /** Fatal */
            fatal: boolean;
            /**
             * Side
             * @enum {string}
             */
            side: "white" | "black";
            text: components["schemas"]["FactView"];
        };
        /**
         * Field
         * @description One thing to agree on.
         */
        Field: {
            /** Choices */
            choices: (boolean | number | string)[];
            /** Default */
            default: boolean | number | string;
            /** Name */
            name: string;
            /**
             * Notes
             * @default []
             */
            notes: (boolean | number | string)[];
            /**
             * Of Rules
             * @default false
             */
            of_rules: boolean;
            /**
             * Seldom
             * @default false
             */
            seldom: boolean;
            /** Usual */
            usual?: {
                [key: string]: boolean | number | string;
            };
            /** When */
            when?: [
                string,
                boolean | number | string
            ] | null;
        };
        /**
         * Finished
         * @description The whole session is over.
         */
        Finished: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "finished";
            /** Seq */
            seq: number;
        };
        /**
         * FlagFell
         * @description The player ran out of time.
         */
        FlagFell: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "flag";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * FormView
         * @description A form of play and what is asked before it begins; its words are messages ``form-NAME-…``.
         */
        FormView: {
            /** Fields */
            fields: components["schemas"]["Field"][];
            /**
             * Judged As
             * @enum {string}
             */
            judged_as: "ordinary" | "a-ecrire";
            /** Name */
            name: string;
            /**
             * Partie
             * @enum {string}
             */
            partie: "game" | "marque";
            /** Proposals */
            proposals: string[];
        };
        /**
         * GateView
         * @description A game of the curriculum whose settings these were.
         */
        GateView: {
            /** Gate */
            gate: string;
            /** Passed */
            passed: boolean;
            told: components["schemas"]["FactView"];
        };
        /**
         * HeadSeat
         * @description A seat in a line of the lobby.
         */
        HeadSeat: {
            /**
             * Guest
             * @default false
             */
            guest: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "computer";
            /** Name */
            name: string;
            /** Taken */
            taken: boolean;
        };
        /**
         * HeadView
         * @description A line of the lobby: an open table that waits for players.
         */
        HeadView: {
            conventions: components["schemas"]["ConventionsView"];
            /** Created */
            created: number;
            /** Id */
            id: string;
            /** Seats */
            seats: components["schemas"]["HeadSeat"][];
        };
        /**
         * Health
         * @description Whether the server is alive, or can do its work.
         */
        Health: {
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "stopping" | "nothing can be kept";
            /**
             * Version
             * @default 0.1.0
             */
            version: string;
        };
        /**
         * HintChoice
         * @description One thing that can be done with the throw (docs/hints.md).
         */
        HintChoice: {
            /** After */
            after: string;
            /** Chances */
            chances: {
                [key: string]: number;
            };
            /** Leaves */
            leaves: boolean;
            /** Loss */
            loss: number;
            /** Mine */
            mine: {
                [key: string]: number;
            };
            /** Moves */
            moves: [
                number,
                number
            ][] | null;
            /** Other */
            other: {
                [key: string]: number;
            };
            /** Over */
            over: boolean;
            /** Play */
            play: string | null;
            /** Plies */
            plies: number;
            /** Sentences */
            sentences: components["schemas"]["FactView"][];
            /**
             * Throws Next
             * @enum {string}
             */
            throws_next: "mine" | "other";
            /** Value */
            value: number;
            /** Won */
            won: boolean | null;
        };
        /**
         * HintDecision
         * @description The best of staying, and leaving.
         */
        HintDecision: {
            leave: components["schemas"]["HintChoice"];
            stay: components["schemas"]["HintChoice"];
        };
        /**
         * HintScore
         * @description What the throw scores, and why.
         */
        HintScore: {
            /** Mine */
            mine: number;
            /** Other */
            other: number;
            /** Reasons */
            reasons: components["schemas"]["FactView"][];
        };
        /**
         * HintView
         * @description The choices of a throw, the best first.
         */
        HintView: {
            aim: components["schemas"]["AimView"] | null;
            /**
             * Better
             * @default []
             */
            better: components["schemas"]["FactView"][];
            /** Choices */
            choices: components["schemas"]["HintChoice"][];
            /** Count */
            count: number;
            decision: components["schemas"]["HintDecision"] | null;
            /**
             * Form
             * @enum {string}
             */
            form: "ordinary" | "a-ecrire";
            /** Marked */
            marked: string;
            /** Player */
            player: string;
            /** Position */
            position: string;
            /** Rules */
            rules: string;
            score: components["schemas"]["HintScore"];
            /** Sentences */
            sentences: components["schemas"]["FactView"][];
            /** Throw */
            throw: string;
            /**
             * Unit
             * @enum {string}
             */
            unit: "stakes" | "jetons";
        };
        /** HouseView */
        HouseView: {
            /** Forms */
            forms: components["schemas"]["FormView"][];
            /** Levels */
            levels: components["schemas"]["LevelView"][];
            /** Mail */
            mail: boolean;
            /** Phrases */
            phrases: components["schemas"]["PhraseView"][];
            /** Version */
            version: string;
        };
        /**
         * Hush
         * @description Turns free talk off for the whole table, or on again as far as oneself is concerned.
         */
        Hush: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "hush";
            /**
             * On
             * @default true
             */
            on: boolean;
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * HushData
         * @description Whether free talk is off.
         */
        HushData: {
            /** On */
            on: boolean;
        };
        /**
         * HushedEntry
         * @description Somebody turned free talk off or on.
         */
        HushedEntry: {
            /** At */
            at: number;
            data: components["schemas"]["HushData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hushed";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * InviteAction
         * @description Invites the opponent to play: a declaration that one has marked (XVII.21).
         */
        InviteAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "invite";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Invited
         * @description The opponent was invited to play: what was not marked by then is an ecole (XVII.21).
         */
        Invited: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "invited";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * Joined
         * @description Somebody sat down at the table.
         */
        Joined: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "joined";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * JudgedView
         * @description A throw: its sheet, what it does to the marks, the plays the law allows.
         */
        JudgedView: {
            /** May Leave */
            may_leave: boolean;
            name: components["schemas"]["FactView"];
            /** Plays */
            plays: string[];
            /** Score */
            score: components["schemas"]["ReasonView"][];
            /** Sums */
            sums: components["schemas"]["SumView"][];
            /** Throw */
            throw: string;
            /** Unscored */
            unscored: components["schemas"]["FactView"][];
        };
        /**
         * Judgement
         * @description The sheet of a throw and what may be played.
         */
        Judgement: {
            /** Plays */
            plays: string[];
            /** Score */
            score: components["schemas"]["ReasonView"][];
            /** Unscored */
            unscored: components["schemas"]["FactView"][];
        };
        /**
         * KeyView
         * @description With which keys the house signs its records, the one in use first (docs/dice.md).
         */
        KeyView: {
            /** Keys */
            keys: string[];
            /** Scheme */
            scheme: string;
        };
        /**
         * LearnedView
         * @description What a game taught.
         */
        LearnedView: {
            /** Cards */
            cards: components["schemas"]["OwnCardView"][];
            /** Gates */
            gates: components["schemas"]["GateView"][];
        };
        /**
         * LeaveAction
         * @description S'en aller (art. XVI).
         */
        LeaveAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "leave";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Leaving
         * @description Leaving was announced; the opponent may still object.
         */
        Leaving: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "leaving";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * Left
         * @description The dames went back to the talons because a player left (art. XVI).
         */
        Left: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "left";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * LevelView
         * @description How well a computer plays, the weakest first.
         */
        LevelView: {
            /** Key */
            key: string;
            name: components["schemas"]["FactView"];
            /** Typical */
            typical: {
                [key: string]: number;
            };
        };
        /**
         * LimitView
         * @description How much somebody may ask: ``burst`` at once, ``rate`` per second for long.
         */
        LimitView: {
            /** Burst */
            burst: number;
            /** Name */
            name: string;
            /** Rate */
            rate: number;
        };
        /**
         * LinkWanted
         * @description Whose password is lost.
         */
        LinkWanted: {
            /** Name */
            name: string;
        };
        /**
         * LocksView
         * @description How an account is kept.
         */
        LocksView: {
            /** Email */
            email: string | null;
            /** Mail */
            mail: boolean;
            /** Recovery Codes */
            recovery_codes: number;
            /** Second Factor */
            second_factor: boolean;
        };
        /**
         * MailedRecovery
         * @description A link from a letter and a new password; a code where there is a second factor.
         */
        MailedRecovery: {
            /** Code */
            code?: string | null;
            /** New */
            new: string;
            /** Token */
            token: string;
        };
        /**
         * Marked
         * @description Points were marked, by a hand or by the program.
         */
        Marked: {
            /**
             * At
             * @default 0
             */
            at: number;
            /** Jetons */
            jetons?: (1 | 2) | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "marked";
            /** Player */
            player: number;
            /** Points */
            points: number;
            /** Seq */
            seq: number;
            /** Trous */
            trous?: number | null;
        };
        /**
         * MarkedNothing
         * @description «I do not mark» was said: what is missing of those points is an ecole (XVII.21).
         */
        MarkedNothing: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "marked_nothing";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * MarkNothingAction
         * @description Declares «I do not mark»: what is missing of the next points is an ecole (XVII.21).
         */
        MarkNothingAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "mark_nothing";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * MarkPointsAction
         * @description Advances the jeton by ``points``; ``trous`` is how far the fichet goes (None: as it should).
         */
        MarkPointsAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "mark";
            /** Jetons */
            jetons?: (1 | 2) | null;
            /** Points */
            points: number;
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
            /** Trous */
            trous?: number | null;
        };
        /**
         * MarksView
         * @description Where the jetons and the fichet of one seat stand.
         */
        MarksView: {
            /** Bredouille */
            bredouille: boolean;
            /** Points */
            points: number;
            /** Serie */
            serie: boolean;
            /** Trous */
            trous: number;
        };
        /**
         * Me
         * @description Who one is.
         */
        Me: {
            /** Account */
            account: boolean;
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * MessageSchema
         * @description JSON schemas of what is said over a websocket.
         */
        MessageSchema: {
            /** Incoming */
            incoming: {
                [key: string]: unknown;
            };
            /** Outgoing */
            outgoing: {
                [key: string]: unknown;
            };
        };
        /**
         * MomentsView
         * @description The best coup, the costliest decision and the luckiest throw of each player.
         */
        MomentsView: {
            /** Moments */
            moments: components["schemas"]["MomentView"][];
        };
        /**
         * MomentView
         * @description A coup worth seeing again; ``coup`` is its number in the whole session, as in a replay.
         */
        MomentView: {
            /** Coup */
            coup: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "best" | "costliest" | "luckiest";
            /** Player */
            player: number;
            told: components["schemas"]["FactView"];
        };
        /**
         * MovedData
         * @description The table of the return match.
         */
        MovedData: {
            /** Table */
            table: string;
        };
        /**
         * MovedEntry
         * @description The return match is open.
         */
        MovedEntry: {
            /** At */
            at: number;
            data: components["schemas"]["MovedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "moved";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * MovesView
         * @description A play in the notation of docs/notation.md, told on the reader's march.
         */
        MovesView: {
            /** Moves */
            moves: string;
        };
        /**
         * NewAddress
         * @description An address for mail; empty: none any more.
         */
        NewAddress: {
            /** Code */
            code?: string | null;
            /** Email */
            email: string;
            /** Password */
            password: string;
        };
        /**
         * NewFactor
         * @description A second factor that is not confirmed yet: the server keeps nothing of it, ``token`` brings it back.
         */
        NewFactor: {
            /** Address */
            address: string;
            /** Secret */
            secret: string;
            /** Token */
            token: string;
        };
        /**
         * NewName
         * @description How a guest wants to be called.
         */
        NewName: {
            /** Name */
            name: string;
        };
        /**
         * NewPassword
         * @description Another password in place of the one shown.
         */
        NewPassword: {
            /** Code */
            code?: string | null;
            /** New */
            new: string;
            /** Password */
            password: string;
        };
        /**
         * Nothing
         * @description The entry says it all.
         */
        Nothing: Record<string, never>;
        /**
         * ObligeAction
         * @description Obliges the opponent to mark what they omitted, instead of marking the ecole.
         */
        ObligeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "oblige";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Obliged
         * @description The opponent was obliged to mark what they omitted.
         */
        Obliged: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "obliged";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * Opened
         * @description A new table; an invitation is good for its seat and secret to everybody else.
         */
        Opened: {
            /** Invitations */
            invitations: {
                [key: string]: string;
            };
            view: components["schemas"]["TableView"];
        };
        /**
         * OpenedData
         * @description How a table was opened.
         */
        OpenedData: {
            /** Before */
            before?: string | null;
            /** Commitment */
            commitment: string;
            conventions: components["schemas"]["ConventionsView"];
            /** Delayed */
            delayed: boolean;
            /** Listed */
            listed: boolean;
            /** Private */
            private?: boolean | null;
            /** Scheme */
            scheme: string;
            /** Seats */
            seats: components["schemas"]["PlanView"][];
        };
        /**
         * OpenedEntry
         * @description The table was opened.
         */
        OpenedEntry: {
            /** At */
            at: number;
            data: components["schemas"]["OpenedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "opened";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * OpenTable
         * @description A table to open; without seats, all are for people.
         */
        OpenTable: {
            /**
             * Delayed
             * @default false
             */
            delayed: boolean;
            /**
             * Listed
             * @default false
             */
            listed: boolean;
            options?: components["schemas"]["TableOptions"];
            /**
             * Private
             * @default false
             */
            private: boolean;
            /** Seats */
            seats?: components["schemas"]["SeatRequest"][] | null;
        };
        /**
         * OverviewView
         * @description The house at a glance.
         */
        OverviewView: {
            /** Banned */
            banned: number;
            /** Limits */
            limits: components["schemas"]["LimitView"][];
            /** Reports */
            reports: number;
            /** Tables */
            tables: {
                [key: string]: number;
            };
        };
        /**
         * OwnCardView
         * @description A throw to come back to (docs/teaching.md).
         */
        OwnCardView: {
            /** At */
            at: string;
            /** Board */
            board: string;
            /** Detail */
            detail: string;
            /** Theme */
            theme: string;
        };
        /**
         * OwnerProof
         * @description Shows once more that an account is one's own: the password, and a code where there is a second factor.
         */
        OwnerProof: {
            /** Code */
            code?: string | null;
            /** Password */
            password: string;
        };
        /**
         * PartView
         * @description What was promised and told, for the dice after some number of them.
         */
        PartView: {
            /**
             * After
             * @default 0
             */
            after: number;
            /** Commitment */
            commitment: string;
            /** Seals */
            seals: (string | null)[];
            /** Secret */
            secret: string;
            /** Seeds */
            seeds: (string | null)[];
        };
        /**
         * PaymentView
         * @description Who pays whom, how much, and why.
         */
        PaymentView: {
            /** From */
            from: string;
            /** Jetons */
            jetons: number;
            /** Marque */
            marque: number | null;
            /** Numbers */
            numbers: {
                [key: string]: number;
            };
            /** Reason */
            reason: string;
            /** Text */
            text: string;
            /** To */
            to: string;
        };
        /**
         * PersonalData
         * @description Everything kept about somebody.
         */
        PersonalData: {
            account: components["schemas"]["AccountKept"] | null;
            /** Blocks */
            blocks: components["schemas"]["Block"][];
            /** Games */
            games: components["schemas"]["SeatKept"][];
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Progress */
            progress: {
                [key: string]: unknown;
            } | null;
            /** Reports */
            reports: components["schemas"]["ReportMade"][];
            /** Said */
            said: components["schemas"]["Said"][];
            /** Sessions */
            sessions: components["schemas"]["SignedIn"][];
        };
        /** PhraseView */
        PhraseView: {
            /** Code */
            code: string;
            text: components["schemas"]["FactView"];
        };
        /**
         * PlanView
         * @description What a seat is for.
         */
        PlanView: {
            /** Attention */
            attention?: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "computer";
            /** Level */
            level?: string | null;
        };
        /**
         * PlayDamesAction
         * @description Plays the numbers.
         */
        PlayDamesAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "play";
            /** Play */
            play: string;
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Played
         * @description The numbers were played.
         */
        Played: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "played";
            /** Play */
            play: string;
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * PlayedGame
         * @description A game in the list of those played.
         */
        PlayedGame: {
            /** Created */
            created: number;
            /** Ended */
            ended: number;
            /** Form */
            form: string;
            /** Id */
            id: string;
            /** Players */
            players: string[];
            /** Totals */
            totals: (number | null)[];
            /** Trous */
            trous: (number | null)[];
            /** You */
            you?: number | null;
        };
        /**
         * ProofView
         * @description A session and the proof of its dice (docs/dice.md).
         */
        ProofView: {
            /** Before */
            before: number;
            /** Commitment */
            commitment: string;
            /** Date */
            date: string | null;
            /** Drawn */
            drawn: boolean;
            /** Events */
            events: {
                [key: string]: unknown;
            }[];
            /** Form */
            form: {
                [key: string]: unknown;
            };
            /** Format */
            format: string;
            /** Renewals */
            renewals: components["schemas"]["RenewedView"][];
            /** Scheme */
            scheme: string;
            /** Seals */
            seals: (string | null)[];
            /** Secret */
            secret: string;
            /** Seeds */
            seeds: (string | null)[];
            /** Setting */
            setting: {
                [key: string]: unknown;
            };
            /** Signature */
            signature: string;
            /** Signed-By */
            "signed-by": string;
            /** Table */
            table: string;
        };
        /**
         * ProposalView
         * @description What waits for an answer.
         */
        ProposalView: {
            /** Accepted */
            accepted: number[];
            /** First */
            first: number | null;
            /** Player */
            player: number;
            /**
             * What
             * @enum {string}
             */
            what: "exit" | "stop";
        };
        /**
         * ProposeAction
         * @description Proposes ``exit`` (sortie de convention, LL 119: ``first`` recommences) or ``stop`` (share the poule).
         */
        ProposeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "propose";
            /** First */
            first?: number | null;
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
            /** What */
            what: string;
        };
        /**
         * Proposed
         * @description Something was proposed that all it concerns must accept.
         */
        Proposed: {
            /**
             * At
             * @default 0
             */
            at: number;
            /** First */
            first?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "proposed";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
            /**
             * What
             * @enum {string}
             */
            what: "exit" | "stop";
        };
        /**
         * Question
         * @description A position as text (docs/notation.md), and the dice if they are not in it.
         */
        Question: {
            /** Position */
            position: string;
            /**
             * Rules
             * @default loi-2013
             */
            rules: string;
            /** Throw */
            throw?: string | null;
        };
        /**
         * ReasonAsked
         * @description Somebody asked for the reason of what a player marked (XVII.27). The answer is what the marker claims of the last
         *     coups: so much for their throw, so much received, so much for ecoles.
         */
        ReasonAsked: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * Ecoles
             * @default 0
             */
            ecoles: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "reason_asked";
            /** Marker */
            marker: number;
            /**
             * Own
             * @default 0
             */
            own: number;
            /** Player */
            player: number;
            /**
             * Received
             * @default 0
             */
            received: number;
            /** Seq */
            seq: number;
        };
        /**
         * ReasonView
         * @description One line of the score sheet of a throw, where nobody must find it alone.
         */
        ReasonView: {
            /** Article */
            article: string;
            /** Case */
            case?: number | null;
            detail: components["schemas"]["FactView"];
            /** Jan */
            jan: string;
            /** Points */
            points: number;
            /** Routes */
            routes: components["schemas"]["WayView"][];
            /**
             * Side
             * @enum {string}
             */
            side: "white" | "black";
            text: components["schemas"]["FactView"];
            title: components["schemas"]["FactView"];
            /** Ways */
            ways: number;
        };
        /**
         * RecordedCoupView
         * @description One throw and what was made of it.
         */
        RecordedCoupView: {
            /** Agreed */
            agreed: boolean;
            /** Coup */
            coup: number;
            /** Left */
            left: boolean;
            /** Next */
            next?: string | null;
            /** Play */
            play?: number | null;
            /** Position */
            position: string;
            /** Releve */
            releve: number;
            /** Sits */
            sits: [
                number,
                number
            ];
            /** Throw */
            throw: string;
        };
        /**
         * RecordedGameView
         * @description A game or marque.
         */
        RecordedGameView: {
            /** Consolation */
            consolation: number;
            /** Coups */
            coups: components["schemas"]["RecordedCoupView"][];
            /** Given Up */
            given_up?: number | null;
            /** Number */
            number: number;
            /** Result */
            result?: number | null;
            /** Rules */
            rules: string;
            /** Sits */
            sits: [
                number,
                number
            ];
        };
        /**
         * RecordedView
         * @description A session, as far as its record is right.
         */
        RecordedView: {
            /** By Hand */
            by_hand: boolean[];
            /** Finished */
            finished: boolean;
            flaw?: components["schemas"]["FactView"] | null;
            /** Games */
            games: components["schemas"]["RecordedGameView"][];
            /** Players */
            players: string[];
            problem?: components["schemas"]["FactView"] | null;
        };
        /**
         * Recovery
         * @description A recovery code and a new password; a code of the second factor, or another recovery code, where there is one.
         */
        Recovery: {
            /** Code */
            code?: string | null;
            /** Name */
            name: string;
            /** New */
            new: string;
            /** Recovery Code */
            recovery_code: string;
        };
        /**
         * Refusal
         * @description A message was not done, and why; nothing has changed.
         */
        Refusal: {
            /** Article */
            article?: string | null;
            /** Code */
            code: string;
            /** Ref */
            ref?: string | null;
            told: components["schemas"]["FactView"];
            /**
             * Type
             * @default refused
             * @constant
             */
            type: "refused";
        };
        /**
         * RenewedView
         * @description Fresh envelopes in the middle of a session, and the dice thrown before them.
         */
        RenewedView: {
            /** After */
            after: number;
            /** Commitment */
            commitment: string;
            /** Seals */
            seals: (string | null)[];
            /** Secret */
            secret: string;
            /** Seeds */
            seeds: (string | null)[];
        };
        /**
         * ReplayAction
         * @description Has the opponent's false play put right as one chooses among the legal plays (art. XVII).
         */
        ReplayAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "replay";
            /** Play */
            play: string;
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Replayed
         * @description The opponent's false play was put right as the player chose (art. XVII).
         */
        Replayed: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "replayed";
            /** Play */
            play: string;
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * Report
         * @description A report as the operator reads it.
         */
        Report: {
            /** Accused Id */
            accused_id: string | null;
            /** Accused Name */
            accused_name: string;
            /** At */
            at: number;
            /** Closed */
            closed: number | null;
            /** Id */
            id: string;
            /** Outcome */
            outcome: string | null;
            /** Reason */
            reason: string;
            /** Reporter Name */
            reporter_name: string;
            /** Table Id */
            table_id: string;
            /** Talk */
            talk: {
                [key: string]: unknown;
            }[];
            /** Words */
            words: string;
        };
        /**
         * ReportMade
         * @description What somebody told the operator.
         */
        ReportMade: {
            /** At */
            at: number;
            /** Reason */
            reason: string;
            /** Table Id */
            table_id: string;
            /** Words */
            words: string;
        };
        /**
         * ReportRequest
         * @description What is wrong, in a word and in one's own.
         */
        ReportRequest: {
            /**
             * Reason
             * @enum {string}
             */
            reason: "insult" | "cheating" | "name" | "spam" | "other";
            /**
             * Words
             * @default
             */
            words: string;
        };
        /**
         * ReportVerdict
         * @description What becomes of a report.
         */
        ReportVerdict: {
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "banned" | "dismissed";
        };
        /**
         * ResignAction
         * @description Gives the game up.
         */
        ResignAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "resign";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Resigned
         * @description The game was given up.
         */
        Resigned: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resigned";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * RestoredEntry
         * @description The house was restored from a copy: all promises about the dice are made anew.
         */
        RestoredEntry: {
            /** At */
            at: number;
            data: components["schemas"]["CommitmentData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "restored";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * ResultView
         * @description How a game ended: what each of the two who sat made of it.
         */
        ResultView: {
            /** First */
            first?: number | null;
            /** Left By */
            left_by?: number | null;
            /** Series */
            series: [
                boolean,
                boolean
            ];
            /** Sits */
            sits: [
                number,
                number
            ];
            /** Trous */
            trous: [
                number,
                number
            ];
        };
        /**
         * Reveal
         * @description Opens one's seal when all are on the table.
         */
        Reveal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "reveal";
            /** Ref */
            ref: string;
            /** Seed */
            seed: string;
            /** Seen */
            seen: number;
        };
        /**
         * RevealedEntry
         * @description Somebody opened their seal.
         */
        RevealedEntry: {
            /** At */
            at: number;
            data: components["schemas"]["SeedData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "revealed";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * RollView
         * @description Dice that came out of the stream, in the order of the session.
         */
        RollView: {
            /** Dice */
            dice: number[];
            /** First */
            first: number;
        };
        /**
         * Said
         * @description Something that somebody said, and where.
         */
        Said: {
            /** At */
            at: number;
            /** Phrase */
            phrase?: string | null;
            /** Table Id */
            table_id: string;
            /** Text */
            text?: string | null;
        };
        /**
         * SaidEntry
         * @description Somebody said something.
         */
        SaidEntry: {
            /** At */
            at: number;
            data: components["schemas"]["Talk"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "said";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * SatData
         * @description Who sat down, with the seal of their seed.
         */
        SatData: {
            /** Name */
            name: string;
            /** Seal */
            seal: string;
        };
        /**
         * SatEntry
         * @description Somebody took a seat.
         */
        SatEntry: {
            /** At */
            at: number;
            data: components["schemas"]["SatData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sat";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * Say
         * @description Says a phrase of the house, or something of one's own.
         */
        Say: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "say";
            /** Phrase */
            phrase?: string | null;
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
            /** Text */
            text?: string | null;
        };
        /**
         * SealData
         * @description A new seal, after somebody rose.
         */
        SealData: {
            /** Seal */
            seal: string;
        };
        /**
         * SealedEntry
         * @description Somebody sealed a new seed.
         */
        SealedEntry: {
            /** At */
            at: number;
            data: components["schemas"]["SealData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sealed";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * Seated
         * @description Two players face each other for a game: white, black.
         */
        Seated: {
            /**
             * At
             * @default 0
             */
            at: number;
            /** First */
            first?: number | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "seated";
            /** Seq */
            seq: number;
            /** Sits */
            sits: [
                number,
                number
            ];
        };
        /**
         * SeatKept
         * @description A seat that somebody had at a table.
         */
        SeatKept: {
            /** Created */
            created: number;
            /** Form */
            form: string;
            /** Name */
            name: string;
            /** Player */
            player: number;
            /** Status */
            status: string;
            /** Table Id */
            table_id: string;
            /** Total */
            total: number | null;
            /** Trous */
            trous: number | null;
        };
        /**
         * SeatRequest
         * @description What a seat is for.
         */
        SeatRequest: {
            /** Attention */
            attention?: number | null;
            /**
             * Kind
             * @default person
             * @enum {string}
             */
            kind: "person" | "computer";
            /**
             * Level
             * @default habitue
             */
            level: string;
        };
        /**
         * SeatView
         * @description A seat at the table.
         */
        SeatView: {
            /**
             * Guest
             * @default false
             */
            guest: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "computer";
            /** Level */
            level?: string | null;
            /** Name */
            name: string;
            /** Seal */
            seal?: string | null;
            /** Seed */
            seed?: string | null;
            /** Taken */
            taken: boolean;
        };
        /**
         * SecretData
         * @description The server's part of the dice, and those of before, if the house was restored from a copy.
         */
        SecretData: {
            /** Earlier */
            earlier?: string[] | null;
            /** Secret */
            secret: string;
        };
        /**
         * SeedData
         * @description An opened seal.
         */
        SeedData: {
            /** Seed */
            seed: string;
        };
        /**
         * SessionView
         * @description The head of one session.
         */
        SessionView: {
            /** Fields */
            fields: {
                [key: string]: string;
            };
            flaw?: components["schemas"]["FactView"] | null;
            form: components["schemas"]["FactView"] | null;
            marking: components["schemas"]["FactView"] | null;
            /** Players */
            players: string[];
            problem?: components["schemas"]["FactView"] | null;
            /** Rules */
            rules: string;
        };
        /**
         * SignedIn
         * @description A session of an account; ``this`` is the one that asks.
         */
        SignedIn: {
            /** Created */
            created: number;
            /** Device */
            device: string;
            /** Id */
            id: string;
            /** This */
            this: boolean;
        };
        /**
         * SignIn
         * @description Name and password, and a code where the account has a second factor.
         */
        SignIn: {
            /** Code */
            code?: string | null;
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * SignUp
         * @description Name and password.
         */
        SignUp: {
            /** Name */
            name: string;
            /** Password */
            password: string;
        };
        /**
         * Sit
         * @description Takes a seat, with the seal of one's seed for that seat.
         */
        Sit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sit";
            /** Invitation */
            invitation?: string | null;
            /** Player */
            player: number;
            /** Ref */
            ref: string;
            /** Seal */
            seal: string;
            /** Seen */
            seen: number;
        };
        /**
         * Snapshot
         * @description Everything at once: the first message, and whenever too much was missed.
         */
        Snapshot: {
            /** Here */
            here?: number[];
            /** Talk */
            talk: components["schemas"]["TalkView"][];
            /**
             * Type
             * @default snapshot
             * @constant
             */
            type: "snapshot";
            view: components["schemas"]["TableView"];
            /** You */
            you: number | null;
        };
        /**
         * StayAction
         * @description Tenir (art. XVI).
         */
        StayAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "stay";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Stayed
         * @description Tenir (art. XVI).
         */
        Stayed: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "stayed";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * StepView
         * @description One coup, or the sitting down before the first of a game.
         */
        StepView: {
            after: components["schemas"]["BoardAt"];
            before: components["schemas"]["BoardAt"];
            /** Black */
            black: string;
            /** Comments */
            comments: string[];
            /** Coup */
            coup: number;
            /** Ecole */
            ecole: boolean;
            /** Game */
            game: number;
            /** Number */
            number: number;
            /** Play */
            play: components["schemas"]["WayView"][];
            /** Result */
            result?: [
                number,
                number
            ] | null;
            /** Score */
            score: components["schemas"]["ReasonView"][];
            /** Session */
            session: number;
            /** Thrower */
            thrower: ("white" | "black") | null;
            title: components["schemas"]["FactView"];
            /** Told */
            told: components["schemas"]["FactView"][];
            /** Trous */
            trous: boolean;
            /** Unscored */
            unscored: components["schemas"]["FactView"][];
            /** White */
            white: string;
        };
        /**
         * Suggest
         * @description Suggests other conventions before the first die.
         */
        Suggest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "suggest";
            options: components["schemas"]["TableOptions"];
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * SuggestionView
         * @description Other conventions that somebody suggests, and who has agreed to them.
         */
        SuggestionView: {
            /** Agreed */
            agreed: number[];
            /** Clock */
            clock?: [
                number,
                number
            ] | null;
            /** Form */
            form: string;
            /** Free Hands */
            free_hands: boolean;
            /** Modes */
            modes: ("automatic" | "assisted" | "strict")[];
            /** Players */
            players: number;
            /** Rules */
            rules: string;
            /** Start */
            start?: string | null;
        } & {
            [key: string]: number | string | number[] | null;
        };
        /**
         * SumView
         * @description What the points of a throw do to one side's marks (art. XV).
         */
        SumView: {
            /** Before */
            before: number;
            /** Bredouille */
            bredouille: boolean;
            /** Gain */
            gain: number;
            /** Points */
            points: number;
            /**
             * Side
             * @enum {string}
             */
            side: "white" | "black";
            text: components["schemas"]["FactView"];
            /** Trous */
            trous: number;
            /** Wins */
            wins: boolean;
        };
        /**
         * TableLine
         * @description A table that is not over. Of those that are neither listed nor reported nobody's name is shown.
         */
        TableLine: {
            /** Created */
            created: number;
            /** Form */
            form: string;
            /** Id */
            id: string;
            /** Last */
            last: number;
            /** Listed */
            listed: boolean;
            /** Players */
            players: string[] | null;
            /** Status */
            status: string;
        };
        /**
         * TableOptions
         * @description What is played, and how, with the settings of the form: left out is usual.
         */
        TableOptions: {
            /** Clock */
            clock?: [
                number,
                number
            ] | null;
            /**
             * Form
             * @default ordinary
             */
            form: string;
            /**
             * Free Hands
             * @default false
             */
            free_hands: boolean;
            /** Modes */
            modes?: ("automatic" | "assisted" | "strict")[] | null;
            /** Players */
            players?: number | null;
            /**
             * Rules
             * @default loi-2013
             */
            rules: string;
            /** Start */
            start?: string | null;
        } & {
            [key: string]: number | string | number[] | null;
        };
        /**
         * TableView
         * @description A table as it stands after an entry.
         */
        TableView: {
            /** Before */
            before?: string | null;
            board?: components["schemas"]["BoardView"] | null;
            conventions: components["schemas"]["ConventionsView"];
            /** Delayed */
            delayed: boolean;
            dice: components["schemas"]["DiceView"];
            end?: components["schemas"]["EndView"] | null;
            /** Hushed */
            hushed?: number[];
            /** Id */
            id: string;
            /** Listed */
            listed: boolean;
            /** Next */
            next?: string | null;
            /** Players */
            players: string[];
            /** Private */
            private: boolean;
            /** Rematch */
            rematch?: number[];
            /**
             * Restored
             * @default false
             */
            restored: boolean;
            /** Results */
            results?: components["schemas"]["ResultView"][];
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Seq */
            seq: number;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over";
            suggestion?: components["schemas"]["SuggestionView"] | null;
            /** Teams */
            teams?: number[][] | null;
            /** Totals */
            totals?: number[] | null;
        };
        /**
         * TakenBackData
         * @description The last entry that still counts: what happened since is undone.
         */
        TakenBackData: {
            /** To */
            to: number;
        };
        /**
         * TakenBackEntry
         * @description Somebody who plays with computers took their last choice back.
         */
        TakenBackEntry: {
            /** At */
            at: number;
            data: components["schemas"]["TakenBackData"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "taken_back";
            /** Player */
            player?: number | null;
            /** Seq */
            seq: number;
        };
        /**
         * Talk
         * @description Something said: a phrase of the house, or free text.
         */
        Talk: {
            /** Phrase */
            phrase?: string | null;
            /** Text */
            text?: string | null;
        };
        /**
         * TalkView
         * @description Something said, and by whom.
         */
        TalkView: {
            /** At */
            at: number;
            /** Phrase */
            phrase?: string | null;
            /** Player */
            player: number;
            /** Seq */
            seq: number;
            /** Text */
            text?: string | null;
        };
        /**
         * ThrowDiceAction
         * @description Throws the dice, or one die at the opening (art. V).
         */
        ThrowDiceAction: {
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "throw";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Thrown
         * @description Two dice, the higher first.
         */
        Thrown: {
            /**
             * At
             * @default 0
             */
            at: number;
            /** Dice */
            dice: [
                number,
                number
            ];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "thrown";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * ThrowsView
         * @description All throws, sonnez first; the counts leave out what no throw does. Cases are on the thrower's march.
         */
        ThrowsView: {
            /** Counts */
            counts: components["schemas"]["CountView"][];
            /** Figures */
            figures: components["schemas"]["FactView"][];
            /** Throws */
            throws: components["schemas"]["ThrowView"][];
        };
        /**
         * ThrowView
         * @description One throw: in how many of the thirty-six ways it falls, and what it does.
         */
        ThrowView: {
            /** Chances */
            chances: number;
            /** Effects */
            effects: components["schemas"]["Effect"][];
            /** Gains */
            gains: number;
            /** Gives */
            gives: number;
            name: components["schemas"]["FactView"];
            /** Throw */
            throw: string;
            /** Told */
            told: components["schemas"]["FactView"][];
        };
        /**
         * Token
         * @description What a link in a letter carries.
         */
        Token: {
            /** Token */
            token: string;
        };
        /**
         * TotalView
         * @description What a player won or lost.
         */
        TotalView: {
            /** Fiches */
            fiches: number;
            /** Jetons */
            jetons: number;
            /** Player */
            player: string;
        };
        /**
         * TouchAction
         * @description Touches a dame to play it.
         */
        TouchAction: {
            /** Case */
            case: number;
            /**
             * Confirmed
             * @default false
             */
            confirmed: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "touch";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Touched
         * @description A dame was touched.
         */
        Touched: {
            /**
             * At
             * @default 0
             */
            at: number;
            /** Case */
            case: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "touched";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * TourView
         * @description Everything a replay needs.
         */
        TourView: {
            /**
             * Cut
             * @default false
             */
            cut: boolean;
            /** Sessions */
            sessions: components["schemas"]["SessionView"][];
            /** Steps */
            steps: components["schemas"]["StepView"][];
        };
        /**
         * TriedPlay
         * @description And what somebody tried: a whole play, or its first step.
         */
        TriedPlay: {
            /** Play */
            play: string;
            /** Position */
            position: string;
            /**
             * Rules
             * @default loi-2013
             */
            rules: string;
            /** Throw */
            throw?: string | null;
        };
        /**
         * VerifiedView
         * @description What re-deriving the dice found.
         */
        VerifiedView: {
            /** Dice */
            dice: number;
            /**
             * Right
             * @default true
             * @constant
             */
            right: true;
            /** Throws */
            throws: number;
            told: components["schemas"]["FactView"];
        };
        /**
         * WarnAction
         * @description An associate who rests warns the partner at the board (Lep. VI).
         */
        WarnAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "warn";
            /** Ref */
            ref: string;
            /** Seen */
            seen: number;
        };
        /**
         * Warned
         * @description An associate warned the partner at the board (Lep. VI).
         */
        Warned: {
            /**
             * At
             * @default 0
             */
            at: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "warned";
            /** Player */
            player: number;
            /** Seq */
            seq: number;
        };
        /**
         * Watching
         * @description Lets whoever has it look on at a private table.
         */
        Watching: {
            /** Invitation */
            invitation: string;
        };
        /**
         * WayView
         * @description A dame's way on the thrower's march, to be drawn: 25 is out, ``rest`` where it stops between its numbers.
         */
        WayView: {
            /** End */
            end: number;
            /** Rest */
            rest?: number | null;
            /** Start */
            start: number;
        };
        /**
         * WhyNot
         * @description Why the law does not have it.
         */
        WhyNot: {
            /** Article */
            article: string;
            told: components["schemas"]["FactView"];
        };
        /**
         * WhyView
         * @description A mark that a claim was about: what it should have been, and what it was.
         */
        WhyView: {
            /** Dice */
            dice: [
                number,
                number
            ];
            /** Due */
            due: number;
            /** Kind */
            kind?: ("less" | "more" | "not_done") | null;
            /** Marked */
            marked: number;
            /** Player */
            player: number;
            /** Points */
            points: number;
            /** Position */
            position: string;
            /** Score */
            score: components["schemas"]["ReasonView"][];
            /**
             * Thrower
             * @enum {string}
             */
            thrower: "white" | "black";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register_api_account_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirm_address_api_email_confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Token"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    examine_api_examine_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Examined"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    games_api_games_get: {
        parameters: {
            query?: {
                before?: number | null;
                form?: string | null;
                mine?: boolean;
                player?: string | null;
                since?: number | null;
                under_way?: boolean;
                until?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedGame"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hint_api_hint_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskAdvice"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    about_the_house_api_house_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    judge_api_judge_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Judgement"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    key_api_key_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    login_api_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logout_api_logout_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rename_api_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewName"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    forget_api_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    adopt_api_me_adopt_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    blocks_api_me_blocks_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    unblock_api_me_blocks__block__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    code_api_me_code_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Code"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    export_api_me_data_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    set_address_api_me_email_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAddress"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    locks_api_me_locks_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocksView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_password_api_me_password_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    progress_api_me_progress_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file (docs/teaching.md). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    take_in_api_me_progress_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The file (docs/teaching.md). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    renew_recovery_codes_api_me_recovery_codes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodesView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    begin_second_factor_api_me_second_factor_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewFactor"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirm_second_factor_api_me_second_factor_confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodesView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    end_second_factor_api_me_second_factor_end_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    moments_of_text_api_moments_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentsView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    overview_api_operator_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    audited_api_operator_audit_get: {
        parameters: {
            query?: {
                before?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    banned_api_operator_bans_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannedView"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ban_api_operator_bans_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BanRequest"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    unban_api_operator_bans__user__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    reports_api_operator_reports_get: {
        parameters: {
            query?: {
                before?: number | null;
                closed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    decide_api_operator_reports__report__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportVerdict"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    tables_api_operator_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableLine"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recorded_api_recorded_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedView"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recover_api_recover_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recover_by_link_api_recover_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedRecovery"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    send_link_api_recover_mail_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkWanted"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    replay_text_api_replay_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    schema_api_schema_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageSchema"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sessions_api_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    revoke_api_sessions__session__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    lobby_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadView"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenTable"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    look_api_tables__table__get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    account_api_tables__table__account_get: {
        parameters: {
            query?: {
                invitation?: string | null;
                lang?: string;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    checks_api_tables__table__checks_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    entries_api_tables__table__entries_get: {
        parameters: {
            query?: {
                after?: number;
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntriesPage"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    invitations_api_tables__table__invitations_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    learned_api_tables__table__learned_get: {
        parameters: {
            query?: {
                aided?: number[];
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LearnedView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    message_api_tables__table__messages_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sit"] | components["schemas"]["Bare"] | components["schemas"]["Reveal"] | components["schemas"]["Suggest"] | components["schemas"]["Say"] | components["schemas"]["Hush"] | components["schemas"]["ThrowDiceAction"] | components["schemas"]["ChooseColourAction"] | components["schemas"]["MarkPointsAction"] | components["schemas"]["MarkNothingAction"] | components["schemas"]["AdoubeAction"] | components["schemas"]["TouchAction"] | components["schemas"]["StayAction"] | components["schemas"]["LeaveAction"] | components["schemas"]["AgreeAction"] | components["schemas"]["PlayDamesAction"] | components["schemas"]["ClaimAction"] | components["schemas"]["CorrectAction"] | components["schemas"]["ObligeAction"] | components["schemas"]["ContestAction"] | components["schemas"]["DeclineAugmentationAction"] | components["schemas"]["AskReasonAction"] | components["schemas"]["InviteAction"] | components["schemas"]["BreakDiceAction"] | components["schemas"]["WarnAction"] | components["schemas"]["ReplayAction"] | components["schemas"]["ResignAction"] | components["schemas"]["ProposeAction"] | components["schemas"]["AcceptAction"] | components["schemas"]["DeclineAction"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ack"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    moments_api_tables__table__moments_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentsView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    proof_api_tables__table__proof_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    record_api_tables__table__record_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    replay_api_tables__table__replay_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    block_api_tables__table__seats__player__block_post: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                player: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    report_api_tables__table__seats__player__report_post: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                player: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    verify_api_tables__table__verify_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    watching_api_tables__table__watching_get: {
        parameters: {
            query?: {
                invitation?: string | null;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watching"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    all_throws_api_throws_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThrowsView"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    verify_text_api_verify_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedView"][];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    why_not_api_why_not_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriedPlay"];
            };
        };
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhyNot"] | null;
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    healthz_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not now: nothing was done. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readyz_readyz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is refused, and why. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description It cannot be read, or asks for what cannot be. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}

export type ClientMessage =
  | Sit
  | Bare
  | Reveal
  | Suggest
  | Say
  | Hush
  | ThrowDiceAction
  | ChooseColourAction
  | MarkPointsAction
  | MarkNothingAction
  | AdoubeAction
  | TouchAction
  | StayAction
  | LeaveAction
  | AgreeAction
  | PlayDamesAction
  | ClaimAction
  | CorrectAction
  | ObligeAction
  | ContestAction
  | DeclineAugmentationAction
  | AskReasonAction
  | InviteAction
  | BreakDiceAction
  | WarnAction
  | ReplayAction
  | ResignAction
  | ProposeAction
  | AcceptAction
  | DeclineAction;
export type ServerMessage = Snapshot | Entries | Presence | Ack | Refusal | Bye;

export interface Messages {
  client: ClientMessage;
  server: ServerMessage;
}
/**
 * Takes a seat, with the seal of one's seed for that seat.
 */
export interface Sit {
  do: "sit";
  invitation?: string | null;
  player: number;
  ref: string;
  seal: string;
  seen: number;
}
/**
 * Needs no more than its name: gives the seat up before the game begins; agrees to what is suggested, declines it
 * or takes it back; takes one's last play back, with computers only; offers a return match or accepts it.
 */
export interface Bare {
  do: "rise" | "consent" | "withdraw" | "take_back" | "rematch";
  ref: string;
  seen: number;
}
/**
 * Opens one's seal when all are on the table.
 */
export interface Reveal {
  do: "reveal";
  ref: string;
  seed: string;
  seen: number;
}
/**
 * Suggests other conventions before the first die.
 */
export interface Suggest {
  do: "suggest";
  options: TableOptions;
  ref: string;
  seen: number;
}
/**
 * What is played, and how, with the settings of the form: left out is usual.
 */
export interface TableOptions {
  clock?: [number, number] | null;
  form?: string;
  free_hands?: boolean;
  modes?: ("automatic" | "assisted" | "strict")[] | null;
  players?: number | null;
  rules?: string;
  start?: string | null;
  [k: string]:
    | number
    | string
    | number[]
    | null
    | [number, number]
    | boolean
    | ("automatic" | "assisted" | "strict")[]
    | undefined;
}
/**
 * Says a phrase of the house, or something of one's own.
 */
export interface Say {
  do: "say";
  phrase?: string | null;
  ref: string;
  seen: number;
  text?: string | null;
}
/**
 * Turns free talk off for the whole table, or on again as far as oneself is concerned.
 */
export interface Hush {
  do: "hush";
  on?: boolean;
  ref: string;
  seen: number;
}
/**
 * Throws the dice, or one die at the opening (art. V).
 */
export interface ThrowDiceAction {
  confirmed?: boolean;
  do: "throw";
  ref: string;
  seen: number;
}
/**
 * Takes the dames of a colour, where the dice gave the primaute and with it the choice (art. V).
 */
export interface ChooseColourAction {
  colour: "white" | "black";
  do: "choose_colour";
  ref: string;
  seen: number;
}
/**
 * Advances the jeton by ``points``; ``trous`` is how far the fichet goes (None: as it should).
 */
export interface MarkPointsAction {
  confirmed?: boolean;
  do: "mark";
  jetons?: (1 | 2) | null;
  points: number;
  ref: string;
  seen: number;
  trous?: number | null;
}
/**
 * Declares «I do not mark»: what is missing of the next points is an ecole (XVII.21).
 */
export interface MarkNothingAction {
  confirmed?: boolean;
  do: "mark_nothing";
  ref: string;
  seen: number;
}
/**
 * Says «j'adoube» before straightening a dame: the next touch binds to nothing.
 */
export interface AdoubeAction {
  do: "adoube";
  ref: string;
  seen: number;
}
/**
 * Touches a dame to play it.
 */
export interface TouchAction {
  case: number;
  confirmed?: boolean;
  do: "touch";
  ref: string;
  seen: number;
}
/**
 * Tenir (art. XVI).
 */
export interface StayAction {
  confirmed?: boolean;
  do: "stay";
  ref: string;
  seen: number;
}
/**
 * S'en aller (art. XVI).
 */
export interface LeaveAction {
  confirmed?: boolean;
  do: "leave";
  ref: string;
  seen: number;
}
/**
 * Agrees to the opponent's leaving, to the end of the game they marked, or to their play against the law.
 */
export interface AgreeAction {
  do: "agree";
  ref: string;
  seen: number;
}
/**
 * Plays the numbers.
 */
export interface PlayDamesAction {
  confirmed?: boolean;
  do: "play";
  play: string;
  ref: string;
  seen: number;
}
/**
 * «École !»: marks the opponent's fault for oneself (art. XVII).
 */
export interface ClaimAction {
  confirmed?: boolean;
  do: "claim";
  points: number;
  ref: string;
  seen: number;
}
/**
 * Only puts the opponent's excess right, without marking the ecole.
 */
export interface CorrectAction {
  do: "correct";
  ref: string;
  seen: number;
}
/**
 * Obliges the opponent to mark what they omitted, instead of marking the ecole.
 */
export interface ObligeAction {
  do: "oblige";
  ref: string;
  seen: number;
}
/**
 * Contests the opponent's last claim; the program settles it at once.
 */
export interface ContestAction {
  do: "contest";
  ref: string;
  seen: number;
}
/**
 * Gives up the second ecole that a wrong contest brought: nobody is bound to mark an ecole (art. XVII).
 */
export interface DeclineAugmentationAction {
  do: "decline_augmentation";
  ref: string;
  seen: number;
}
/**
 * Asks the opponent for the reason of what they marked (XVII.27).
 */
export interface AskReasonAction {
  do: "ask_reason";
  ref: string;
  seen: number;
}
/**
 * Invites the opponent to play: a declaration that one has marked (XVII.21).
 */
export interface InviteAction {
  confirmed?: boolean;
  do: "invite";
  ref: string;
  seen: number;
}
/**
 * Breaks the opponent's dice to have their mark put right before they throw again (XVIII.8).
 */
export interface BreakDiceAction {
  do: "break_dice";
  ref: string;
  seen: number;
}
/**
 * An associate who rests warns the partner at the board (Lep. VI).
 */
export interface WarnAction {
  do: "warn";
  ref: string;
  seen: number;
}
/**
 * Has the opponent's false play put right as one chooses among the legal plays (art. XVII).
 */
export interface ReplayAction {
  do: "replay";
  play: string;
  ref: string;
  seen: number;
}
/**
 * Gives the game up.
 */
export interface ResignAction {
  do: "resign";
  ref: string;
  seen: number;
}
/**
 * Proposes ``exit`` (sortie de convention, LL 119: ``first`` recommences) or ``stop`` (share the poule).
 */
export interface ProposeAction {
  do: "propose";
  first?: number | null;
  ref: string;
  seen: number;
  what: string;
}
/**
 * Accepts the proposal on the table.
 */
export interface AcceptAction {
  do: "accept";
  ref: string;
  seen: number;
}
/**
 * Declines it, or takes one's own back.
 */
export interface DeclineAction {
  do: "decline";
  ref: string;
  seen: number;
}
/**
 * Everything at once: the first message, and whenever too much was missed.
 */
export interface Snapshot {
  here?: number[];
  talk: TalkView[];
  type: "snapshot";
  view: TableView;
  you: number | null;
}
/**
 * Something said, and by whom.
 */
export interface TalkView {
  at: number;
  phrase?: string | null;
  player: number;
  seq: number;
  text?: string | null;
}
/**
 * A table as it stands after an entry.
 */
export interface TableView {
  before?: string | null;
  board?: BoardView | null;
  conventions: ConventionsView;
  delayed: boolean;
  dice: DiceView;
  end?: EndView | null;
  hushed?: number[];
  id: string;
  listed: boolean;
  next?: string | null;
  players: string[];
  private: boolean;
  rematch?: number[];
  restored?: boolean;
  results?: ResultView[];
  seats: SeatView[];
  seq: number;
  status: "open" | "playing" | "over";
  suggestion?: SuggestionView | null;
  teams?: number[][] | null;
  totals?: number[] | null;
}
/**
 * The game at the board.
 */
export interface BoardView {
  awaits: number | null;
  claims?: ClaimView[];
  clock?: ClockView | null;
  contestable: number[];
  coup: number;
  decision?: DecisionView | null;
  last?: CoupView | null;
  lying?: [number, number] | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  marks: [MarksView, MarksView];
  may?: {
    [k: string]: string[];
  };
  may_decide: boolean;
  opening: {
    [k: string]: number;
  };
  pavillon?: ("white" | "black") | null;
  phase: string;
  plays?: string[] | null;
  position: string;
  proposal?: ProposalView | null;
  score?: ReasonView[] | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sits: [number, number];
  stayed?: boolean;
  target: number;
  throw?: CoupView | null;
  touched: number[];
  turn: number;
}
/**
 * An école that was claimed. Whether it was right is told when it was contested, or nothing of it can be taken up
 * any more (XVII.10).
 */
export interface ClaimView {
  contested: boolean;
  number: number;
  open: boolean;
  player: number;
  points: number;
  right?: boolean | null;
  why?: WhyView[] | null;
  worth?: number | null;
}
/**
 * A mark that a claim was about: what it should have been, and what it was.
 */
export interface WhyView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
  due: number;
  kind?: ("less" | "more" | "not_done") | null;
  marked: number;
  player: number;
  points: number;
  position: string;
  score: ReasonView[];
  thrower: "white" | "black";
}
/**
 * One line of the score sheet of a throw, where nobody must find it alone.
 */
export interface ReasonView {
  article: string;
  case?: number | null;
  detail: FactView;
  jan: string;
  points: number;
  routes: WayView[];
  side: "white" | "black";
  text: FactView;
  ways: number;
  title: FactView;
}
/**
 * Something to be told.
 */
export interface FactView {
  args?: {
    [k: string]:
      | boolean
      | number
      | string
      | CaseView
      | MovesView
      | FactView
      | (boolean | number | string | CaseView | MovesView | FactView)[];
  };
  key: string;
}
/**
 * A case on the thrower's march; a reader who sits opposite counts it from the other end.
 */
export interface CaseView {
  case: number;
}
/**
 * A play in the notation of docs/notation.md, told on the reader's march.
 */
export interface MovesView {
  moves: string;
}
/**
 * A dame's way on the thrower's march, to be drawn: 25 is out, ``rest`` where it stops between its numbers.
 */
export interface WayView {
  end: number;
  rest?: number | null;
  start: number;
}
/**
 * Seconds: the delay of a coup, then what each player has left; ``since`` is when this coup began.
 */
export interface ClockView {
  delay: number;
  now: number;
  remaining: number[];
  since: number;
}
/**
 * What follows from staying and from leaving (art. XVI).
 */
export interface DecisionView {
  ends: boolean;
  other_points: number;
  points: number;
  trous: number;
}
/**
 * A throw and what it was worth; ``score`` is missing where people must find it themselves.
 */
export interface CoupView {
  asked?: string | null;
  before?: MarksView | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
  double?: boolean | null;
  gained?: number | null;
  given?: number | null;
  player: number;
  score?: ReasonView[] | null;
  side: "white" | "black";
  trous?: number | null;
  unscored?: FactView[];
}
/**
 * Where the jetons and the fichet of one seat stand.
 */
export interface MarksView {
  bredouille: boolean;
  points: number;
  serie: boolean;
  trous: number;
}
/**
 * What waits for an answer.
 */
export interface ProposalView {
  accepted: number[];
  first: number | null;
  player: number;
  what: "exit" | "stop";
}
/**
 * What is agreed at a table, with the settings of its form.
 */
export interface ConventionsView {
  clock?: [number, number] | null;
  form: string;
  free_hands: boolean;
  modes: ("automatic" | "assisted" | "strict")[];
  players: number;
  rules: string;
  start?: string | null;
  [k: string]:
    | number
    | string
    | number[]
    | null
    | [number, number]
    | boolean
    | ("automatic" | "assisted" | "strict")[]
    | undefined;
}
/**
 * What is known of the dice so far (docs/dice.md).
 */
export interface DiceView {
  commitment: string;
  rolled: number;
  scheme: string;
  secret?: string | null;
}
/**
 * The board as the last game left it.
 */
export interface EndView {
  coup?: CoupView | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  marks: [MarksView, MarksView];
  pavillon?: ("white" | "black") | null;
  position: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sits: [number, number];
}
/**
 * How a game ended: what each of the two who sat made of it.
 */
export interface ResultView {
  first?: number | null;
  left_by?: number | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  series: [boolean, boolean];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sits: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  trous: [number, number];
}
/**
 * A seat at the table.
 */
export interface SeatView {
  guest?: boolean;
  kind: "person" | "computer";
  level?: string | null;
  name: string;
  seal?: string | null;
  seed?: string | null;
  taken: boolean;
}
/**
 * Other conventions that somebody suggests, and who has agreed to them.
 */
export interface SuggestionView {
  agreed: number[];
  clock?: [number, number] | null;
  form: string;
  free_hands: boolean;
  modes: ("automatic" | "assisted" | "strict")[];
  players: number;
  rules: string;
  start?: string | null;
  [k: string]:
    | number
    | string
    | number[]
    | null
    | [number, number]
    | boolean
    | ("automatic" | "assisted" | "strict")[]
    | undefined;
}
/**
 * What happened since the last message, and how the table stands now.
 */
export interface Entries {
  entries: (
    | OpenedEntry
    | SatEntry
    | SealedEntry
    | RevealedEntry
    | AgreementEntry
    | BegunEntry
    | EventEntry
    | SaidEntry
    | HushedEntry
    | TakenBackEntry
    | MovedEntry
    | RestoredEntry
    | DisclosedEntry
    | BareEntry
  )[];
  type: "entries";
  view: TableView;
  you?: number | null;
}
/**
 * The table was opened.
 */
export interface OpenedEntry {
  at: number;
  data: OpenedData;
  kind: "opened";
  player?: number | null;
  seq: number;
}
/**
 * How a table was opened.
 */
export interface OpenedData {
  before?: string | null;
  commitment: string;
  conventions: ConventionsView;
  delayed: boolean;
  listed: boolean;
  private?: boolean | null;
  scheme: string;
  seats: PlanView[];
}
/**
 * What a seat is for.
 */
export interface PlanView {
  attention?: number | null;
  kind: "person" | "computer";
  level?: string | null;
}
/**
 * Somebody took a seat.
 */
export interface SatEntry {
  at: number;
  data: SatData;
  kind: "sat";
  player?: number | null;
  seq: number;
}
/**
 * Who sat down, with the seal of their seed.
 */
export interface SatData {
  name: string;
  seal: string;
}
/**
 * Somebody sealed a new seed.
 */
export interface SealedEntry {
  at: number;
  data: SealData;
  kind: "sealed";
  player?: number | null;
  seq: number;
}
/**
 * A new seal, after somebody rose.
 */
export interface SealData {
  seal: string;
}
/**
 * Somebody opened their seal.
 */
export interface RevealedEntry {
  at: number;
  data: SeedData;
  kind: "revealed";
  player?: number | null;
  seq: number;
}
/**
 * An opened seal.
 */
export interface SeedData {
  seed: string;
}
/**
 * Conventions were suggested, or agreed on.
 */
export interface AgreementEntry {
  at: number;
  data: AgreementData;
  kind: "suggested" | "agreed";
  player?: number | null;
  seq: number;
}
/**
 * Conventions that were suggested or agreed on.
 */
export interface AgreementData {
  conventions: ConventionsView;
}
/**
 * The game began.
 */
export interface BegunEntry {
  at: number;
  data: BegunData;
  kind: "begun";
  player?: number | null;
  seq: number;
}
/**
 * The players as the game calls them, and the dice that drew their order: who threw, and what.
 */
export interface BegunData {
  before?: number | null;
  draw?: [number, number][] | null;
  players: string[];
}
/**
 * Something happened at the table of the law.
 */
export interface EventEntry {
  at: number;
  data:
    | (
        | Joined
        | Seated
        | DieThrown
        | ColourChosen
        | Thrown
        | Marked
        | MarkedNothing
        | Adoubed
        | Touched
        | Stayed
        | Leaving
        | Agreed
        | Left
        | Played
        | Exchanged
        | Claimed
        | Corrected
        | Obliged
        | Contested
        | AugmentationDeclined
        | ReasonAsked
        | Invited
        | DiceBroken
        | Warned
        | Replayed
        | Resigned
        | Proposed
        | Accepted
        | Declined
        | FlagFell
        | Ended
        | Finished
      )
    | ClaimHeard;
  kind: "event";
  player?: number | null;
  seq: number;
}
/**
 * Somebody sat down at the table.
 */
export interface Joined {
  at?: number;
  kind: "joined";
  player: number;
  seq: number;
}
/**
 * Two players face each other for a game: white, black.
 */
export interface Seated {
  at?: number;
  first?: number | null;
  kind: "seated";
  seq: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sits: [number, number];
}
/**
 * The opening (art. V): one die, or both where one player throws them for the two (LL 28).
 */
export interface DieThrown {
  at?: number;
  dice: [number] | [number, number];
  kind: "die";
  player: number;
  seq: number;
}
/**
 * Whoever won the primaute took the dames of this colour (art. V): from now on they have its seat.
 */
export interface ColourChosen {
  at?: number;
  colour: "white" | "black";
  kind: "colour_chosen";
  player: number;
  seq: number;
}
/**
 * Two dice, the higher first.
 */
export interface Thrown {
  at?: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
  kind: "thrown";
  player: number;
  seq: number;
}
/**
 * Points were marked, by a hand or by the program.
 */
export interface Marked {
  at?: number;
  jetons?: (1 | 2) | null;
  kind: "marked";
  player: number;
  points: number;
  seq: number;
  trous?: number | null;
}
/**
 * «I do not mark» was said: what is missing of those points is an ecole (XVII.21).
 */
export interface MarkedNothing {
  at?: number;
  kind: "marked_nothing";
  player: number;
  seq: number;
}
/**
 * «J'adoube» was said: the next touch binds to nothing.
 */
export interface Adoubed {
  at?: number;
  kind: "adoube";
  player: number;
  seq: number;
}
/**
 * A dame was touched.
 */
export interface Touched {
  at?: number;
  case: number;
  kind: "touched";
  player: number;
  seq: number;
}
/**
 * Tenir (art. XVI).
 */
export interface Stayed {
  at?: number;
  kind: "stayed";
  player: number;
  seq: number;
}
/**
 * Leaving was announced; the opponent may still object.
 */
export interface Leaving {
  at?: number;
  kind: "leaving";
  player: number;
  seq: number;
}
/**
 * The opponent agreed to a leaving, to the end of a game, or to a play against the law.
 */
export interface Agreed {
  at?: number;
  kind: "agreed";
  player: number;
  seq: number;
}
/**
 * The dames went back to the talons because a player left (art. XVI).
 */
export interface Left {
  at?: number;
  kind: "left";
  player: number;
  seq: number;
}
/**
 * The numbers were played.
 */
export interface Played {
  at?: number;
  kind: "played";
  play: string;
  player: number;
  seq: number;
}
/**
 * After an exit, which this player throws after, each kept the dames on their side (LL 120): the seats change.
 */
export interface Exchanged {
  at?: number;
  kind: "exchanged";
  player: number;
  seq: number;
}
/**
 * «École !»: a fault of the opponent was marked (art. XVII).
 */
export interface Claimed {
  at?: number;
  kind: "claimed";
  player: number;
  points: number;
  right: boolean;
  seq: number;
}
/**
 * The opponent's excess was put right and no ecole marked.
 */
export interface Corrected {
  at?: number;
  kind: "corrected";
  player: number;
  seq: number;
}
/**
 * The opponent was obliged to mark what they omitted.
 */
export interface Obliged {
  at?: number;
  kind: "obliged";
  player: number;
  seq: number;
}
/**
 * The opponent's last claim was contested, and settled at once.
 */
export interface Contested {
  at?: number;
  kind: "contested";
  player: number;
  points: number;
  right: boolean;
  seq: number;
  worth?: number | null;
}
/**
 * The second ecole of a wrong contest was given up.
 */
export interface AugmentationDeclined {
  at?: number;
  kind: "augmentation_declined";
  player: number;
  seq: number;
}
/**
 * Somebody asked for the reason of what a player marked (XVII.27). The answer is what the marker claims of the last
 * coups: so much for their throw, so much received, so much for ecoles.
 */
export interface ReasonAsked {
  at?: number;
  ecoles?: number;
  kind: "reason_asked";
  marker: number;
  own?: number;
  player: number;
  received?: number;
  seq: number;
}
/**
 * The opponent was invited to play: what was not marked by then is an ecole (XVII.21).
 */
export interface Invited {
  at?: number;
  kind: "invited";
  player: number;
  seq: number;
}
/**
 * The opponent's throw was made void and their mark put right; they throw again (XVIII.8).
 */
export interface DiceBroken {
  at?: number;
  kind: "dice_broken";
  player: number;
  seq: number;
}
/**
 * An associate warned the partner at the board (Lep. VI).
 */
export interface Warned {
  at?: number;
  kind: "warned";
  player: number;
  seq: number;
}
/**
 * The opponent's false play was put right as the player chose (art. XVII).
 */
export interface Replayed {
  at?: number;
  kind: "replayed";
  play: string;
  player: number;
  seq: number;
}
/**
 * The game was given up.
 */
export interface Resigned {
  at?: number;
  kind: "resigned";
  player: number;
  seq: number;
}
/**
 * Something was proposed that all it concerns must accept.
 */
export interface Proposed {
  at?: number;
  first?: number | null;
  kind: "proposed";
  player: number;
  seq: number;
  what: "exit" | "stop";
}
/**
 * A player accepted the proposal.
 */
export interface Accepted {
  at?: number;
  kind: "accepted";
  player: number;
  seq: number;
  what: "exit" | "stop";
}
/**
 * A player declined the proposal, or took their own back.
 */
export interface Declined {
  at?: number;
  kind: "declined";
  player: number;
  seq: number;
}
/**
 * The player ran out of time.
 */
export interface FlagFell {
  at?: number;
  kind: "flag";
  player: number;
  seq: number;
}
/**
 * The game or marque at the board is over.
 */
export interface Ended {
  at?: number;
  first?: number | null;
  kind: "ended";
  /**
   * @minItems 2
   * @maxItems 2
   */
  result: [number, number];
  seq: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  series: [boolean, boolean];
}
/**
 * The whole session is over.
 */
export interface Finished {
  at?: number;
  kind: "finished";
  seq: number;
}
/**
 * A claim as it is told while players must find out for themselves whether it is right (art. XVII).
 */
export interface ClaimHeard {
  at?: number;
  kind: "claimed";
  player: number;
  points: number;
  seq: number;
}
/**
 * Somebody said something.
 */
export interface SaidEntry {
  at: number;
  data: Talk;
  kind: "said";
  player?: number | null;
  seq: number;
}
/**
 * Something said: a phrase of the house, or free text.
 */
export interface Talk {
  phrase?: string | null;
  text?: string | null;
}
/**
 * Somebody turned free talk off or on.
 */
export interface HushedEntry {
  at: number;
  data: HushData;
  kind: "hushed";
  player?: number | null;
  seq: number;
}
/**
 * Whether free talk is off.
 */
export interface HushData {
  on: boolean;
}
/**
 * Somebody who plays with computers took their last choice back.
 */
export interface TakenBackEntry {
  at: number;
  data: TakenBackData;
  kind: "taken_back";
  player?: number | null;
  seq: number;
}
/**
 * The last entry that still counts: what happened since is undone.
 */
export interface TakenBackData {
  to: number;
}
/**
 * The return match is open.
 */
export interface MovedEntry {
  at: number;
  data: MovedData;
  kind: "moved";
  player?: number | null;
  seq: number;
}
/**
 * The table of the return match.
 */
export interface MovedData {
  table: string;
}
/**
 * The house was restored from a copy: all promises about the dice are made anew.
 */
export interface RestoredEntry {
  at: number;
  data: CommitmentData;
  kind: "restored";
  player?: number | null;
  seq: number;
}
/**
 * A new commitment to the dice.
 */
export interface CommitmentData {
  commitment: string;
}
/**
 * The table is over, and the secret of the dice told.
 */
export interface DisclosedEntry {
  at: number;
  data: SecretData;
  kind: "disclosed";
  player?: number | null;
  seq: number;
}
/**
 * The server's part of the dice, and those of before, if the house was restored from a copy.
 */
export interface SecretData {
  earlier?: string[] | null;
  secret: string;
}
/**
 * Entries that need no data.
 */
export interface BareEntry {
  at: number;
  data: Nothing;
  kind: "rose" | "consented" | "withdrew" | "resumed" | "gone" | "rematch" | "closed";
  player?: number | null;
  seq: number;
}
/**
 * The entry says it all.
 */
export interface Nothing {}
/**
 * Which of the people at the table are connected now; the others are away.
 */
export interface Presence {
  here: number[];
  type: "presence";
}
/**
 * A message was done, and is on disk.
 */
export interface Ack {
  ref: string;
  seq: number;
  type: "ack";
}
/**
 * A message was not done, and why; nothing has changed.
 */
export interface Refusal {
  article?: string | null;
  code: string;
  ref?: string | null;
  told: FactView;
  type: "refused";
}
/**
 * The server ends the connection.
 */
export interface Bye {
  code: string;
  told: FactView;
  type: "bye";
}
