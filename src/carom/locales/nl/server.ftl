# The pages that the server itself shows.

server-no-client = De webclient is hier niet gebouwd. Installeer het pakket zoals gewoonlijk, of draai ‘make dev’ in de broncode. Het adres /api/schema beschrijft wat programma’s kunnen vragen.
server-no-client-title = carom draait
