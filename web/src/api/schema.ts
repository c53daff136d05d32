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
         * @description Open tables that wait for players.
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
    "/api/tables/{table}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify
         * @description Re-derives every die here; whoever does not believe it can do so themselves.
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
         * @description Whether the server can do its work: the database answers.
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
            /** Name */
            name: string | null;
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
         * Bare
         * @description Needs no more than its name: gives the seat up before the game begins; agrees to what is suggested, declines it
         *     or takes it back; offers a return match or accepts it.
         */
        Bare: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "consent" | "rematch" | "rise" | "withdraw";
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
            kind: "closed" | "consented" | "gone" | "rematch" | "rose" | "withdrew";
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
         * ClaimAction
         * @description «École !»: marks the opponent's fault for oneself (art. XVII).
         */
        ClaimAction: {
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
         * Credentials
         * @description Name and password.
         */
        Credentials: {
            /** Name */
            name: string;
            /** Password */
            password: string;
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
            entries: (components["schemas"]["OpenedEntry"] | components["schemas"]["SatEntry"] | components["schemas"]["SealedEntry"] | components["schemas"]["RevealedEntry"] | components["schemas"]["AgreementEntry"] | components["schemas"]["BegunEntry"] | components["schemas"]["EventEntry"] | components["schemas"]["SaidEntry"] | components["schemas"]["HushedEntry"] | components["schemas"]["MovedEntry"] | components["schemas"]["DisclosedEntry"] | components["schemas"]["BareEntry"])[];
            /** Last */
            last: number;
        };
        /**
         * EnvelopesView
         * @description Everything promised and told, so that whoever looks can do the sums themselves.
         */
        EnvelopesView: {
            /** Commitment */
            commitment: string;
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
            data: (components["schemas"]["Joined"] | components["schemas"]["Seated"] | components["schemas"]["DieThrown"] | components["schemas"]["Thrown"] | components["schemas"]["Marked"] | components["schemas"]["Adoubed"] | components["schemas"]["Touched"] | components["schemas"]["Stayed"] | components["schemas"]["Leaving"] | components["schemas"]["Agreed"] | components["schemas"]["Left"] | components["schemas"]["Played"] | components["schemas"]["Claimed"] | components["schemas"]["Corrected"] | components["schemas"]["Obliged"] | components["schemas"]["Contested"] | components["schemas"]["Replayed"] | components["schemas"]["Resigned"] | components["schemas"]["Proposed"] | components["schemas"]["Accepted"] | components["schemas"]["Declined"] | components["schemas"]["FlagFell"] | components["schemas"]["Ended"] | components["schemas"]["Finished"]) | components["schemas"]["ClaimHeard"];
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
         * HeadSeat
         * @description A seat in a line of the lobby.
         */
        HeadSeat: {
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
         * @description Whether the server can do its work.
         */
        Health: {
            /**
             * Status
             * @enum {string}
             */
            status: "ok" | "stopping" | "the database does not answer";
            /** Version */
            version?: string | null;
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
         * NewName
         * @description How a guest wants to be called.
         */
        NewName: {
            /** Name */
            name: string;
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
            /** Seats */
            seats?: components["schemas"]["SeatRequest"][] | null;
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
            /** Games */
            games: components["schemas"]["SeatKept"][];
            /** Id */
            id: string;
            /** Name */
            name: string;
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
        };
        /**
         * ProofView
         * @description A session and the proof of its dice (docs/dice.md).
         */
        ProofView: {
            /** Commitment */
            commitment: string;
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
         * @description The server's part of the dice.
         */
        SecretData: {
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
            /** Rematch */
            rematch?: number[];
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
             * @constant
             */
            right: true;
            /** Throws */
            throws: number;
            told: components["schemas"]["FactView"];
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
                "application/json": components["schemas"]["Credentials"];
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
    login_api_login_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
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
            query?: never;
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
            query?: never;
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
            query?: never;
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
                "application/json": components["schemas"]["Sit"] | components["schemas"]["Bare"] | components["schemas"]["Reveal"] | components["schemas"]["Suggest"] | components["schemas"]["Say"] | components["schemas"]["Hush"] | components["schemas"]["ThrowDiceAction"] | components["schemas"]["MarkPointsAction"] | components["schemas"]["AdoubeAction"] | components["schemas"]["TouchAction"] | components["schemas"]["StayAction"] | components["schemas"]["LeaveAction"] | components["schemas"]["AgreeAction"] | components["schemas"]["PlayDamesAction"] | components["schemas"]["ClaimAction"] | components["schemas"]["CorrectAction"] | components["schemas"]["ObligeAction"] | components["schemas"]["ContestAction"] | components["schemas"]["ReplayAction"] | components["schemas"]["ResignAction"] | components["schemas"]["ProposeAction"] | components["schemas"]["AcceptAction"] | components["schemas"]["DeclineAction"];
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
    proof_api_tables__table__proof_get: {
        parameters: {
            query?: never;
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
            query?: never;
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
            query?: never;
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
    verify_api_tables__table__verify_get: {
        parameters: {
            query?: never;
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
}

export type ClientMessage =
  | Sit
  | Bare
  | Reveal
  | Suggest
  | Say
  | Hush
  | ThrowDiceAction
  | MarkPointsAction
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
 * or takes it back; offers a return match or accepts it.
 */
export interface Bare {
  do: "rise" | "consent" | "withdraw" | "rematch";
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
 * Advances the jeton by ``points``; ``trous`` is how far the fichet goes (None: as it should).
 */
export interface MarkPointsAction {
  confirmed?: boolean;
  do: "mark";
  points: number;
  ref: string;
  seen: number;
  trous?: number | null;
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
  rematch?: number[];
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
  trous: [number, number];
}
/**
 * A seat at the table.
 */
export interface SeatView {
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
    | MovedEntry
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
        | Thrown
        | Marked
        | Adoubed
        | Touched
        | Stayed
        | Leaving
        | Agreed
        | Left
        | Played
        | Claimed
        | Corrected
        | Obliged
        | Contested
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
  kind: "marked";
  player: number;
  points: number;
  seq: number;
  trous?: number | null;
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
 * The server's part of the dice.
 */
export interface SecretData {
  secret: string;
}
/**
 * Entries that need no data.
 */
export interface BareEntry {
  at: number;
  data: Nothing;
  kind: "rose" | "consented" | "withdrew" | "gone" | "rematch" | "closed";
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
