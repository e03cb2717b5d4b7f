#!/bin/bash
# Run once by PostgreSQL's image in an empty data folder. Two logins, neither of them a superuser: the owner of the tables,
# which only brings them up to date, and the server, which may read and write rows and change no table.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v owner_password="$OWNER_PASSWORD" -v server_password="$SERVER_PASSWORD" <<'SQL'
create role tuoshop_app nologin;
create role tuoshop_system nologin;
create role tuoshop_owner login password :'owner_password';
grant tuoshop_app, tuoshop_system to tuoshop_owner with admin option;
create role tuoshop_server login password :'server_password' in role tuoshop_app, tuoshop_system;
create database tuoshop owner tuoshop_owner;
\connect tuoshop
revoke all on schema public from public;
grant usage, create on schema public to tuoshop_owner;
SQL
